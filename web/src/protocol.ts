// Made by scripts/protocol.mjs from the schema of the server. Never edited by hand.

export type Direction = 'across' | 'down';
/**
 * The time a card may be played.
 */
export type When = 'with-word' | 'own-turn' | 'other-turn' | 'any-time' | 'answer';
/**
 * What a card does by itself, without a word.
 */
export type Deed = 'cancel' | 'swap-racks' | 'exchange' | 'look' | 'lose-turn' | 'take-tile' | 'take-score';
export type ClientMessage = Watch | Act | AskPreview | Command | Say | Ping | AskHint;
export type EndReason =
  'went-out' | 'all-passed-twice' | 'nothing-left-to-play' | 'turn-limit' | 'score-reached' | 'resigned';
export type RowKind = 'word' | 'taken-back' | 'exchange' | 'pass' | 'score-taken' | 'contest' | 'overtime' | 'left';
/**
 * What happens to a word that the list does not hold.
 */
export type WordRule = 'arbitre' | 'contestation';
export type Kind = 'person' | 'computer';
export type PassReason = 'chosen' | 'time-up' | 'word-taken-back' | 'card';
export type ResignReason = 'chosen' | 'time';
export type Standing = 'playing' | 'away' | 'resigned';
export type ServerMessage = Hello | Update | Done | Refused | Said | Preview | Chat | Presence | Pong | Following | Bye;
export type TakenBack = 'wrong-word' | 'card-cancelled';

/**
 * Messages of the server, version 1
 */
export interface Protocol {}
/**
 * Let the word just laid stand.
 */
export interface Accept {
  type: 'Accept';
  seat: number;
}
/**
 * Do something in the game one follows, in its present version.
 */
export interface Act {
  type: 'act';
  id: number;
  version: number;
  action:
    | Place
    | Hold
    | Exchange
    | Pass
    | Accept
    | Contest
    | PlayCard
    | Answer
    | DropCards
    | SeeTwoLetterWords
    | Pause
    | Resume
    | Resign
    | Leave
    | Return;
}
/**
 * Lay tiles and form words. `then` holds further placements, `cards` the cards played with it.
 *
 * `keep` says which word counts as the main one when a single tile makes two.
 */
export interface Place {
  type: 'Place';
  seat: number;
  tiles: Laid[];
  then?: Laid[][];
  cards?: CardUse[];
  keep?: Direction | null;
}
/**
 * One tile on one square; a joker is the lower-case letter it stands for.
 */
export interface Laid {
  type: 'Laid';
  square: Square;
  tile: string;
}
/**
 * One square of the grid, counted from 0 from the top left.
 */
export interface Square {
  type: 'Square';
  row: number;
  column: number;
}
/**
 * A card as it is played: which one, and what or whom it is about.
 */
export interface CardUse {
  type: 'CardUse';
  card: string;
  word?: string | null;
  square?: Square | null;
  seat?: number | null;
  tiles?: Hidden | string;
}
/**
 * So many things that the reader may not see.
 */
export interface Hidden {
  type: 'Hidden';
  count: number;
}
/**
 * Keep a word ready: it is played when the time is up. `None` lets it go.
 */
export interface Hold {
  type: 'Hold';
  seat: number;
  place: Place | null;
}
/**
 * Exchange(seat: int, tiles: str)
 */
export interface Exchange {
  type: 'Exchange';
  seat: number;
  tiles: string;
}
/**
 * Pass(seat: int)
 */
export interface Pass {
  type: 'Pass';
  seat: number;
}
/**
 * Doubt the words named.
 */
export interface Contest {
  type: 'Contest';
  seat: number;
  words: string[];
}
/**
 * Play a card without a word.
 */
export interface PlayCard {
  type: 'PlayCard';
  seat: number;
  use: CardUse;
}
/**
 * Answer a card: cancel the one named, or let it be.
 */
export interface Answer {
  type: 'Answer';
  seat: number;
  cancel?: string | null;
}
/**
 * Put aside the cards that are too many.
 */
export interface DropCards {
  type: 'DropCards';
  seat: number;
  cards: string[];
}
/**
 * Give back a card unused, and see the words of two letters.
 */
export interface SeeTwoLetterWords {
  type: 'SeeTwoLetterWords';
  seat: number;
  card: string;
}
/**
 * Pause(seat: int)
 */
export interface Pause {
  type: 'Pause';
  seat: number;
}
/**
 * Resume(seat: int)
 */
export interface Resume {
  type: 'Resume';
  seat: number;
}
/**
 * Give up, for good.
 */
export interface Resign {
  type: 'Resign';
  seat: number;
}
/**
 * Leave the table; the others play on.
 */
export interface Leave {
  type: 'Leave';
  seat: number;
}
/**
 * Come back to the table.
 */
export interface Return {
  type: 'Return';
  seat: number;
}
/**
 * A seat lets the cards be.
 */
export interface AnswerGiven {
  type: 'AnswerGiven';
  seat: number;
}
/**
 * An article of an old dictionary.
 */
export interface Article {
  headword: string;
  grammar: string;
  senses: string[];
  cut: boolean;
}
/**
 * Help, one step after the other, where the game allows it.
 */
export interface AskHint {
  type: 'hint';
  id: number;
  step: number;
}
/**
 * A link for a seat one holds, to go on from another device.
 */
export interface AskInvite {
  seat: number;
}
/**
 * What would these tiles form, and earn?
 */
export interface AskPreview {
  type: 'preview';
  id: number;
  /**
   * Lay tiles and form words. `then` holds further placements, `cards` the cards played with it.
   *
   * `keep` says which word counts as the main one when a single tile makes two.
   */
  action: {
    type: 'Place';
    seat: number;
    tiles: Laid[];
    then?: Laid[][];
    cards?: CardUse[];
    keep?: Direction | null;
  };
}
/**
 * What the other side asks for: it may leave out what has a default.
 */
export interface Asked {}
/**
 * One short beep: little time is left.
 */
export interface Beeped {
  type: 'Beeped';
  seat: number;
}
/**
 * The server closes the connection: `stopping`, `flood`, `slow` or `closed`.
 */
export interface Bye {
  type: 'bye';
  reason: 'stopping' | 'flood' | 'slow' | 'closed';
}
/**
 * CardCancelled(seat: int, card: str)
 */
export interface CardCancelled {
  type: 'CardCancelled';
  seat: number;
  card: string;
}
/**
 * A card of the box, and what a use of it must name.
 */
export interface CardInfo {
  name: string;
  sentence: string;
  explanation: string;
  when: When;
  deed: Deed | null;
  needs: ('word' | 'square' | 'tile' | 'tiles' | 'seat')[];
  count: number;
}
/**
 * A card is read aloud and leaves the hand.
 */
export interface CardPlayed {
  type: 'CardPlayed';
  seat: number;
  use: CardUse;
  with_word?: boolean;
}
/**
 * CardsDrawn(seat: int, cards: tuple[str, ...] | chevalet.game.play.Hidden)
 */
export interface CardsDrawn {
  type: 'CardsDrawn';
  seat: number;
  cards: Hidden | string[];
}
/**
 * CardsDropped(seat: int, cards: tuple[str, ...])
 */
export interface CardsDropped {
  type: 'CardsDropped';
  seat: number;
  cards: string[];
}
/**
 * The cards, as far as this seat sees them.
 */
export interface CardsShown {
  hand: string[];
  hand_counts: number[];
  hand_limit: number;
  deck_count: number;
  discarded: string[];
  used: string[];
  window: WindowShown | null;
  closed: Square[];
  face_down: Square[];
  turned: TurnedShown[];
  loses_turn: number | null;
}
/**
 * Cards just played, and the seats that may still cancel one, until when.
 */
export interface WindowShown {
  seat: number;
  uses: {
    type: 'CardUse';
    card: string;
    word?: string | null;
    square?: Square | null;
    seat?: number | null;
    tiles?: Hidden | string;
  }[];
  with_word: boolean;
  waiting: number[];
  until: number;
}
/**
 * A tile that this seat laid face down, with what is printed on it.
 */
export interface TurnedShown {
  /**
   * One square of the grid, counted from 0 from the top left.
   */
  square: {
    type: 'Square';
    row: number;
    column: number;
  };
  face: string;
}
/**
 * Cards come back to the hand with the word they were played with.
 */
export interface CardsTakenBack {
  type: 'CardsTakenBack';
  seat: number;
  cards: string[];
}
/**
 * Somebody said something; a spectator's seat is null and its name empty.
 */
export interface Chat {
  type: 'chat';
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
/**
 * The secret of a link.
 */
export interface Claim {
  invite: string;
}
export interface Claimed {
  game: string;
  seat: number;
}
/**
 * Follow a game, as a seat one holds or as a spectator; sent again to change over.
 *
 * With `since` only what happened after that version is told, for a page that comes back.
 */
export interface Watch {
  type: 'watch';
  id: number;
  game: string;
  seat?: number | null;
  since?: number | null;
}
/**
 * A line of the command box.
 */
export interface Command {
  type: 'command';
  id: number;
  text: string;
  language?: 'fr' | 'en';
}
/**
 * A line for the chat of the game one follows.
 */
export interface Say {
  type: 'say';
  id: number;
  text: string;
}
/**
 * Is anybody there?
 */
export interface Ping {
  type: 'ping';
  id: number;
}
/**
 * ClockStarted(seat: int, at: int)
 */
export interface ClockStarted {
  type: 'ClockStarted';
  seat: number;
  at: number;
}
/**
 * ClockStopped(seat: int, left: int)
 */
export interface ClockStopped {
  type: 'ClockStopped';
  seat: number;
  left: number;
}
/**
 * Words were looked up; those in `wrong` are not in the list.
 */
export interface Contested {
  type: 'Contested';
  seat: number;
  words: string[];
  wrong: string[];
  penalty?: number;
}
export interface Definition {
  source: string;
  articles: Article[];
}
/**
 * Which die lies on which square, in the order of the squares.
 */
export interface DiceLaid {
  type: 'DiceLaid';
  squares: Square[];
  numbers: number[];
}
/**
 * The dice that were not laid go back into the box.
 */
export interface DiceReturned {
  type: 'DiceReturned';
  seat: number;
}
/**
 * DiceRolled(seat: int, dice: tuple[chevalet.game.events.Die, ...])
 */
export interface DiceRolled {
  type: 'DiceRolled';
  seat: number;
  dice: Die[];
}
/**
 * A die of the box and the face it shows.
 */
export interface Die {
  type: 'Die';
  number: number;
  face: string;
}
/**
 * The dice: those just rolled, those on the board, how many are left in the box.
 */
export interface DiceShown {
  count: number;
  rolled: {
    type: 'Die';
    number: number;
    face: string;
  }[];
  laid: DieLaid[];
  in_box: number;
}
export interface DieLaid {
  /**
   * One square of the grid, counted from 0 from the top left.
   */
  square: {
    type: 'Square';
    row: number;
    column: number;
  };
  number: number;
}
/**
 * What was asked for is done and kept; the game is in this version.
 */
export interface Done {
  type: 'done';
  id: number;
  version: number;
}
/**
 * DrawnForStart(seat: int, tile: str)
 */
export interface DrawnForStart {
  type: 'DrawnForStart';
  seat: number;
  tile: string;
}
/**
 * One box, with all that a page needs to draw it.
 */
export interface EditionInfo {
  name: string;
  seats: SeatRange;
  size: number;
  layout: string[][];
  signs: {
    [k: string]: SignInfo;
  };
  values: {
    [k: string]: number;
  };
  tiles: {
    [k: string]: number;
  };
  dice: string[];
  rack_size: number;
  bonus: number;
  clock: NoClock | TurnClock | TotalClock;
  clocks: (NoClock | TurnClock | TotalClock)[];
  turn_limits: number[];
  one_person: boolean;
  open_racks: boolean;
  contestable: boolean;
  exchange: number | null;
  cards: CardInfo[];
}
export interface SeatRange {
  min: number;
  max: number;
}
/**
 * How a premium square is told apart without its colour; `name` is a key of the catalogue.
 */
export interface SignInfo {
  symbol: string;
  name: string;
}
/**
 * Everybody has all the time in the world.
 */
export interface NoClock {
  type: 'NoClock';
}
/**
 * So long for every turn.
 *
 * ancien: « un bip sonore » when `beep_left` remains, and `rings` rings at the end; « le joueur
 * devra alors déposer le mot qu'il a retenu ». In the dice game who is late passes: nothing held
 * is played.
 */
export interface TurnClock {
  type: 'TurnClock';
  length: number;
  beep_left?: number | null;
  rings?: number;
  plays_held?: boolean;
}
/**
 * So long for all turns of a player, with an increment at the start of every turn.
 *
 * Overtime costs `penalty` points a minute begun; who is over by `limit` has lost.
 */
export interface TotalClock {
  type: 'TotalClock';
  length: number;
  increment?: number;
  penalty?: number;
  limit?: number | null;
}
export interface EndShown {
  reason: EndReason;
  winners: number[];
}
/**
 * Exchanged(seat: int, given: str | chevalet.game.play.Hidden, drawn: str | chevalet.game.play.Hidden, open: bool = False, by_card: bool = False)
 */
export interface Exchanged {
  type: 'Exchanged';
  seat: number;
  given: Hidden | string;
  drawn: Hidden | string;
  open?: boolean;
  by_card?: boolean;
}
/**
 * An error by its name in the message catalogue, with the variables of its sentence.
 */
export interface Fault {
  key: string;
  facts: {
    [k: string]: number | string;
  };
}
/**
 * Who starts, and the draws that decided it, one tuple a round.
 */
export interface FirstSeatChosen {
  type: 'FirstSeatChosen';
  seat: number;
  rounds?: DrawnForStart[][];
}
/**
 * A rematch was made: the same people are seated at another game.
 */
export interface Following {
  type: 'rematch';
  game: string;
}
/**
 * What a word is a form of.
 */
export interface Form {
  spelling: string;
  lemma: string;
  pos: string;
  inflection: string;
}
/**
 * The game after one row of the sheet, or at its start.
 */
export interface Frame {
  version: number;
  row: Row | null;
  board: string[];
  racks: (string | null)[];
  scores: number[];
  bag_count: number;
  last: {
    type: 'Square';
    row: number;
    column: number;
  }[];
}
/**
 * One line of the sheet: coup, tirage, mot, référence, points, cumul.
 */
export interface Row {
  version: number;
  number: number | null;
  seat: number;
  kind: RowKind;
  rack: string | null;
  word: string;
  place: string;
  words: string[];
  tiles: number;
  cards: string[];
  points: number;
  total: number;
  reason: string;
}
/**
 * The game, and what lies in its box.
 */
export interface GameCreated {
  type: 'GameCreated';
  setup: Setup;
  size: number;
  bag: string;
  dice?: number;
  deck?: string[];
  hand_limit?: number;
  open_racks?: boolean;
}
/**
 * Setup(edition: str, seats: tuple[str, ...], words: chevalet.game.setup.WordListId, proper_nouns: chevalet.game.setup.WordListId | None = None, word_rule: chevalet.game.setup.WordRule = <WordRule.ARBITRE: 'arbitre'>, clock: chevalet.game.clock.NoClock | chevalet.game.clock.TurnClock | chevalet.game.clock.TotalClock = NoClock(), options: chevalet.game.setup.Options = Options(turn_limit=None, contest_penalty=0, answer_time=15000))
 */
export interface Setup {
  type: 'Setup';
  edition: string;
  seats: string[];
  words: WordListId;
  proper_nouns?: WordListId | null;
  word_rule?: WordRule;
  clock?: NoClock | TurnClock | TotalClock;
  options?: Options;
}
/**
 * A word list by its name and the hash of its contents.
 */
export interface WordListId {
  type: 'WordListId';
  name: string;
  hash: string;
}
/**
 * What the players agree on beyond the box.
 */
export interface Options {
  type: 'Options';
  turn_limit?: number | null;
  contest_penalty?: number;
  answer_time?: number;
}
/**
 * GameEnded(reason: chevalet.game.reasons.EndReason, winners: tuple[int, ...])
 */
export interface GameEnded {
  type: 'GameEnded';
  reason: EndReason;
  winners: number[];
}
export interface GameMade {
  game: string;
  seats: SeatMade[];
}
/**
 * A seat of a new game; an open one comes with the secret that its link carries.
 */
export interface SeatMade {
  seat: number;
  kind: 'here' | 'computer' | 'open';
  invite: string | null;
}
/**
 * A game of the list. Times are milliseconds since 1970.
 */
export interface GameSummary {
  game: string;
  edition: string;
  setup: SetupShown;
  scores: number[];
  awaited: number[];
  mine: number[];
  version: number;
  created: number;
  changed: number;
  ended: EndShown | null;
}
/**
 * What was agreed before the game.
 */
export interface SetupShown {
  seats: SeatShown[];
  word_rule: WordRule;
  words: string;
  clock: NoClock | TurnClock | TotalClock;
  turn_limit: number | null;
  contest_penalty: number;
  answer_time: number;
  hints: boolean;
}
/**
 * A seat: who sits there, and the level if it is a computer.
 */
export interface SeatShown {
  name: string;
  kind: Kind;
  level: string | null;
}
export interface Health {
  status: 'ok' | 'unavailable';
  version: string;
  protocol: number;
}
/**
 * The first message on every socket.
 */
export interface Hello {
  type: 'hello';
  v: number;
  now: number;
}
export interface Invited {
  game: string;
  seat: number;
  invite: string;
}
/**
 * A level of the computer players, weakest first; its shown name is the message level-NAME.
 */
export interface LevelInfo {
  name: string;
}
/**
 * A word list that a game can be played with.
 */
export interface LexiconInfo {
  name: string;
  words: number;
  description: string;
  licence: string;
  default: boolean;
}
/**
 * A word that a rack makes; letters that jokers stand for in lower case.
 */
export interface MadeWord {
  word: string;
  tiles: string;
  points: number;
}
/**
 * A game to be made. Without `hints`, help is allowed to whoever plays alone.
 */
export interface NewGame {
  edition: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: NewSeat[];
  words?: string;
  /**
   * What happens to a word that the list does not hold.
   */
  word_rule?: 'arbitre' | 'contestation';
  clock?: (NoClock | TurnClock | TotalClock) | null;
  options?: NewOptions;
  hints?: boolean | null;
}
/**
 * `here`: played at this browser; `open`: given away by a link; or a computer of a level.
 */
export interface NewSeat {
  kind: 'here' | 'computer' | 'open';
  name: string;
  level?: string | null;
}
/**
 * What may be agreed on beyond the box; what is missing is as the box has it.
 */
export interface NewOptions {
  turn_limit?: number | null;
  contest_penalty?: number;
  answer_time?: number;
}
/**
 * What may be agreed on beyond the box; what is missing is as the box has it.
 */
export interface NewOptions1 {
  turn_limit?: number | null;
  contest_penalty?: number;
  answer_time?: number;
}
/**
 * A message, or a piece of one. Nothing in it but what the schema names.
 */
export interface Part {}
/**
 * Passed(seat: int, reason: chevalet.game.reasons.PassReason = <PassReason.CHOSEN: 'chosen'>)
 */
export interface Passed {
  type: 'Passed';
  seat: number;
  reason?: PassReason;
}
/**
 * Paused(seat: int)
 */
export interface Paused {
  type: 'Paused';
  seat: number;
}
/**
 * Points lost for overtime.
 */
export interface Penalised {
  type: 'Penalised';
  seat: number;
  points: number;
}
/**
 * A word that lies there and waits to be accepted or contested.
 */
export interface PendingShown {
  seat: number;
  tiles: {
    type: 'Laid';
    square: Square;
    tile: string;
  }[];
  words: {
    type: 'Word';
    text: string;
    points: number;
    start: Square;
    direction: Direction;
  }[];
  points: number;
  contested: string[];
}
/**
 * All that one turn put on the board. The first word is the one along the tiles laid.
 */
export interface Play {
  type: 'Play';
  layings: Laid[][];
  words: Word[];
  points: number;
  bonus?: number;
  extra?: number;
  uses?: CardUse[];
  cards_earned?: number;
  keep?: Direction | null;
}
/**
 * One word formed, as it is read, where it lies, and its points.
 */
export interface Word {
  type: 'Word';
  text: string;
  points: number;
  start: Square;
  direction: Direction;
}
/**
 * A card of the play was cancelled: the same tiles, counted anew.
 */
export interface PlayChanged {
  type: 'PlayChanged';
  seat: number;
  play: Play;
}
/**
 * The play stands and its points are counted.
 */
export interface PlayScored {
  type: 'PlayScored';
  seat: number;
  points: number;
}
/**
 * Yes.
 */
export interface Pong {
  type: 'pong';
  id: number;
  now: number;
}
/**
 * Who is connected: the seats, and how many spectators.
 */
export interface Presence {
  type: 'presence';
  seats: number[];
  watchers: number;
}
/**
 * The words that tiles form, and the points they earn.
 *
 * `wrong` names words that would be refused; where words are contested it is always empty.
 */
export interface Preview {
  type: 'preview';
  id: number;
  words: {
    type: 'Word';
    text: string;
    points: number;
    start: Square;
    direction: Direction;
  }[];
  points: number;
  bonus: number;
  wrong: string[];
}
/**
 * The answer to everything that cannot be done.
 */
export interface Problem {
  error: Fault;
}
/**
 * `seat` has looked at the rack of `other`.
 */
export interface RackShown {
  type: 'RackShown';
  seat: number;
  other: number;
  tiles: Hidden | string;
}
/**
 * The words that a rack makes, the dearest first, and how many there are in all.
 */
export interface RackWords {
  rack: string;
  lexicon: string;
  words: MadeWord[];
  total: number;
}
/**
 * RacksSwapped(seat: int, other: int, given: str | chevalet.game.play.Hidden, taken: str | chevalet.game.play.Hidden)
 */
export interface RacksSwapped {
  type: 'RacksSwapped';
  seat: number;
  other: number;
  given: Hidden | string;
  taken: Hidden | string;
}
/**
 * The time of the turn is over.
 */
export interface Rang {
  type: 'Rang';
  seat: number;
  times: number;
}
/**
 * What was asked for cannot be done, and nothing has happened.
 *
 * The id is null when the message could not be read as far as its id.
 */
export interface Refused {
  type: 'refused';
  id: number | null;
  error: Fault;
}
export interface Rematch {
  game: string;
}
/**
 * A game to step through: as whoever asks saw it, or all of it once it is over.
 */
export interface Replay {
  game: string;
  edition: string;
  setup: SetupShown;
  frames: Frame[];
  settlement: Settlement[];
  ended: EndShown | null;
}
/**
 * A seat at the end: the tiles left on its rack, and what they change.
 */
export interface Settlement {
  seat: number;
  left: string;
  change: number;
}
/**
 * Play goes on; an open answer window now closes at `until`.
 */
export interface Resumed {
  type: 'Resumed';
  seat: number;
  until?: number | null;
}
/**
 * Rows of the score sheet from a number on; those before are known already.
 */
export interface Rows {
  from: number;
  rows: Row[];
}
/**
 * The answer to a command, line by line.
 */
export interface Said {
  type: 'said';
  id: number;
  lines: string[];
}
/**
 * ScoreTaken(seat: int, other: int, points: int)
 */
export interface ScoreTaken {
  type: 'ScoreTaken';
  seat: number;
  other: number;
  points: number;
}
/**
 * SeatLeft(seat: int)
 */
export interface SeatLeft {
  type: 'SeatLeft';
  seat: number;
}
/**
 * SeatResigned(seat: int, reason: chevalet.game.reasons.ResignReason = <ResignReason.CHOSEN: 'chosen'>)
 */
export interface SeatResigned {
  type: 'SeatResigned';
  seat: number;
  reason?: ResignReason;
}
/**
 * SeatReturned(seat: int)
 */
export interface SeatReturned {
  type: 'SeatReturned';
  seat: number;
}
/**
 * The table as one seat sees it; a spectator's seat is null and its rack empty.
 */
export interface SeatView {
  version: number;
  seat: number | null;
  edition: string;
  setup: SetupShown;
  board: string[];
  rack: string;
  racks: (string | null)[];
  rack_counts: number[];
  bag_count: number;
  unseen: string;
  scores: number[];
  standings: Standing[];
  turn: number;
  turns: number;
  awaited: number[];
  may: (
    | 'Place'
    | 'Hold'
    | 'Exchange'
    | 'Pass'
    | 'Accept'
    | 'Contest'
    | 'PlayCard'
    | 'Answer'
    | 'DropCards'
    | 'SeeTwoLetterWords'
    | 'Pause'
    | 'Resume'
    | 'Resign'
    | 'Leave'
    | 'Return'
  )[];
  pending: PendingShown | null;
  held: Place | null;
  cards: CardsShown | null;
  dice: DiceShown | null;
  times: TimesShown | null;
  paused: boolean;
  ended: EndShown | null;
  settlement: Settlement[];
  last: Square[];
  shown: Shown | null;
}
/**
 * Milliseconds. The time of `running` goes down since `since`, by the server's `now`.
 */
export interface TimesShown {
  left: number[];
  running: number | null;
  since: number;
  due: number | null;
}
/**
 * What a card has let a seat see, until the next turn begins.
 */
export interface Shown {
  rack_of: number | null;
  rack: string;
  two_letter_words: string[];
}
/**
 * The game has gone on: what happened since a version, and how it stands now.
 */
export interface Update {
  type: 'update';
  game: string;
  seat: number | null;
  since: number;
  version: number;
  now: number;
  events: (
    | GameCreated
    | FirstSeatChosen
    | TilesDrawn
    | DiceRolled
    | DiceLaid
    | DiceReturned
    | TurnBegan
    | WordHeld
    | WordLaid
    | PlayChanged
    | PlayScored
    | Contested
    | WordTakenBack
    | SquaresCleared
    | SquaresClosed
    | Exchanged
    | Passed
    | CardsDrawn
    | CardPlayed
    | CardsDropped
    | CardsTakenBack
    | WindowOpened
    | AnswerGiven
    | CardCancelled
    | WindowClosed
    | RackShown
    | RacksSwapped
    | TileTaken
    | ScoreTaken
    | TurnToBeLost
    | TwoLetterWordsShown
    | ClockStarted
    | ClockStopped
    | Beeped
    | Rang
    | Paused
    | Resumed
    | SeatResigned
    | SeatLeft
    | SeatReturned
    | Penalised
    | Settled
    | GameEnded
  )[];
  view: SeatView;
  rows: Rows;
}
/**
 * TilesDrawn(seat: int, tiles: str | chevalet.game.play.Hidden, open: bool = False)
 */
export interface TilesDrawn {
  type: 'TilesDrawn';
  seat: number;
  tiles: Hidden | string;
  open?: boolean;
}
/**
 * TurnBegan(seat: int, left: int | None = None)
 */
export interface TurnBegan {
  type: 'TurnBegan';
  seat: number;
  left?: number | null;
}
/**
 * WordHeld(seat: int, place: chevalet.game.actions.Place | chevalet.game.play.Hidden | None, open: bool = False)
 */
export interface WordHeld {
  type: 'WordHeld';
  seat: number;
  place: (Place | Hidden) | null;
  open?: boolean;
}
/**
 * Tiles lie on the board; nothing is counted yet.
 */
export interface WordLaid {
  type: 'WordLaid';
  seat: number;
  play: Play;
}
/**
 * WordTakenBack(seat: int, laid: tuple[chevalet.game.board.Laid, ...], reason: chevalet.game.reasons.TakenBack)
 */
export interface WordTakenBack {
  type: 'WordTakenBack';
  seat: number;
  laid: Laid[];
  reason: TakenBack;
}
/**
 * Tiles leave the board.
 */
export interface SquaresCleared {
  type: 'SquaresCleared';
  squares: Square[];
}
/**
 * Nothing may be laid on these squares any more.
 */
export interface SquaresClosed {
  type: 'SquaresClosed';
  squares: Square[];
}
/**
 * The seats that wait may cancel one of the cards just played by `seat`.
 */
export interface WindowOpened {
  type: 'WindowOpened';
  seat: number;
  uses: CardUse[];
  with_word: boolean;
  waiting: number[];
  until: number;
}
/**
 * WindowClosed()
 */
export interface WindowClosed {
  type: 'WindowClosed';
}
/**
 * `seat` took a tile of `other`, who may not make it up this turn when `short`.
 */
export interface TileTaken {
  type: 'TileTaken';
  seat: number;
  other: number;
  tile: Hidden | string;
  short?: boolean;
}
/**
 * The next turn of this seat is lost before it begins.
 */
export interface TurnToBeLost {
  type: 'TurnToBeLost';
  seat: number;
}
/**
 * TwoLetterWordsShown(seat: int, card: str, words: tuple[str, ...] | chevalet.game.play.Hidden)
 */
export interface TwoLetterWordsShown {
  type: 'TwoLetterWordsShown';
  seat: number;
  card: string;
  words: Hidden | string[];
}
/**
 * What was left on each rack, now in sight, and what it changes in each score.
 */
export interface Settled {
  type: 'Settled';
  left: string[];
  changes: number[];
}
/**
 * All there is to say about a word.
 */
export interface WordInfo {
  word: string;
  lexicon: string;
  valid: boolean;
  forms: Form[];
  before: string[];
  after: string[];
  without_first: string | null;
  without_last: string | null;
  anagrams: string[];
  inside: string[];
  near: string[];
  definition: Definition;
}
