/**
 * The game screen's own life: it joins what the server tells (session) and what the player does
 * (desk), says aloud what happens, and remembers what was laid.
 */

import { t } from '../i18n/i18n.svelte';
import type { CardInfo, EditionInfo, Preview, SeatView } from '../protocol';
import { settings } from '../settings.svelte';
import { announcer } from './announcer.svelte';
import { alarmBetween, leftAt } from './clocks';
import { type CardUse, cardUse, Desk } from './desk.svelte';
import { hold } from './holding';
import { keep, kept } from './keeping';
import type { Key } from './keys';
import { belongsToFocus, wish } from './keys';
import { squareLabel } from './labels';
import { latest } from './latest';
import { news, type Sentence } from './news';
import { notify } from './notify';
import type { Change, Session } from './session.svelte';
import * as sounds from './sounds';
import { speakPlace } from './speech';
import { type Square, same } from './squares';
import { cardText, tell } from './telling';
import { EMPTY_TRAY } from './tray';

const PREVIEW_WAIT = 120;
const HOLD_WAIT = 700;

export type Shown = NonNullable<SeatView['shown']>;

export class Table {
  readonly session: Session;
  readonly edition: EditionInfo;
  readonly desk = new Desk();
  preview = $state.raw<Preview | Sentence | null>(null);
  /** The last thing that happened, to be read. */
  lastNews = $state('');
  /** What a card has just let this seat see; the turn may have gone on since. */
  revealed = $state.raw<Shown | null>(null);
  /** Server time, now and then. */
  now = $state(0);

  readonly #preview;
  readonly #hold;
  #keptSeat: number | null = null;
  #held = '';
  #leftBefore: number | null = null;
  /** What happened since this seat began to look. */
  #happened: Change['events'] = [];

  constructor(session: Session, edition: EditionInfo) {
    this.session = session;
    this.edition = edition;
    this.#preview = latest(
      (place: NonNullable<ReturnType<Desk['place']>>) => session.preview(place),
      (answer) => {
        this.preview = answer;
      },
      PREVIEW_WAIT,
    );
    this.#hold = latest(
      (place: ReturnType<Desk['place']>) => this.#sendHold(place),
      () => undefined,
      HOLD_WAIT,
    );
    if (session.view) this.#follow({ events: [], before: null, after: session.view });
    this.now = session.now();
  }

  get view(): SeatView {
    return this.session.view as SeatView;
  }

  get names(): string[] {
    return this.view.setup.seats.map((seat) => seat.name);
  }

  /** What `may` says, in short. */
  may(what: SeatView['may'][number]): boolean {
    return this.view.may.includes(what);
  }

  /** The words and points of what lies there, when it is a legal play. */
  get formed(): Preview | null {
    return this.preview && 'words' in this.preview ? this.preview : null;
  }

  /** Why what lies there cannot be played. */
  get objection(): string {
    if (!this.preview) return '';
    if (!('words' in this.preview)) return tell(this.preview);
    const { wrong } = this.preview;
    return wrong.length ? t('game-not-a-word', { words: wrong, count: wrong.length }) : '';
  }

  /** The seat of this browser to which the device goes next; nothing when it stays. */
  get handover(): number | null {
    const { view, session } = this;
    if (view.ended || session.mine.length < 2) return null;
    if (view.seat !== null && view.awaited.includes(view.seat)) return null;
    return view.awaited.find((seat) => session.mine.includes(seat)) ?? null;
  }

  /** The device is in the hands of another seat. */
  async handTo(seat: number): Promise<void> {
    hold(sessionStorage, this.session.game, seat);
    await this.session.watch(seat);
  }

  /** Start to follow; gives back how to stop. */
  start(): () => void {
    const silence = this.session.listen((change) => this.#follow(change));
    const clock = setInterval(() => this.#tick(), 250);
    return () => {
      silence();
      clearInterval(clock);
      this.#preview.cancel();
      this.#hold.cancel();
      announcer.clear();
    };
  }

  /** Called when what lies on the desk has changed, or the table around it. */
  consider(): void {
    // It was said of how things stood before.
    this.session.refusal = null;
    const seat = this.view.seat;
    const place = seat === null ? null : this.desk.place(seat);
    if (!place) {
      this.#preview.cancel();
      this.preview = null;
    } else this.#preview.ask(place);
    if (this.may('Hold') && JSON.stringify(place) !== this.#held) this.#hold.ask(place);
  }

  remember(): void {
    const seat = this.#keptSeat;
    if (seat === null) return;
    const { tray, cursor, uses } = this.desk;
    keep(localStorage, this.session.game, seat, { tray, cursor, uses });
  }

  /** Whose rack a card shows, or that it is the words of two letters. */
  titleOf({ rack_of: whose }: Shown): string {
    return whose === null
      ? t('shown-two-letters')
      : t('game-rack-of', { name: this.names[whose] ?? '' });
  }

  /** Does a card that was chosen allow several words? */
  get severalWords(): boolean {
    return this.edition.cards.some(
      (card) =>
        card.needs.includes('words') && this.desk.uses.some((use) => use.card === card.name),
    );
  }

  /** Play a card: with the word that is being laid, or at once. */
  useCard(card: CardInfo, use: CardUse): void {
    const { seat } = this.view;
    if (card.when === 'with-word') {
      this.desk.use(use);
      announcer.say(t('card-chosen', { card: cardText(card.name) }));
    } else if (seat !== null) void this.act({ type: 'PlayCard', seat, use: cardUse(use) });
  }

  /** A card that was chosen for the word stays in the hand after all. */
  withdraw(name: string): void {
    const several = this.severalWords;
    this.desk.leaveOut(name);
    if (several && !this.severalWords) this.desk.oneWord();
    announcer.say(t('card-withdrawn', { card: cardText(name) }));
  }

  nextWord(): void {
    this.desk.nextWord();
    announcer.say(t('card-next-word-said'));
  }

  async play(): Promise<void> {
    const seat = this.view.seat;
    const place = seat === null ? null : this.desk.place(seat);
    if (!place || !this.may('Place')) return;
    await this.session.act(place);
  }

  async act(action: Parameters<Session['act']>[0]): Promise<void> {
    await this.session.act(action);
  }

  /** A key of the whole screen; `true` when it was for the game. */
  press(key: Key, onBoard: boolean): 'command' | 'done' | 'not-ours' {
    const wished = wish(key);
    if (!wished || (!onBoard && belongsToFocus(wished))) return 'not-ours';
    if (wished.kind === 'command') return 'command';
    if (wished.kind === 'play') {
      if (this.desk.tray.tried.length) void this.play();
      return 'done';
    }
    const known = this.desk.press(wished);
    if (!known && wished.kind === 'letter')
      announcer.alert(t('game-no-such-tile', { letter: wished.letter }));
    if (wished.kind === 'turn' && this.desk.cursor)
      announcer.say(t('game-direction', { direction: this.desk.cursor.direction }));
    if (wished.kind === 'letter' && known) sounds.tap();
    if (wished.kind === 'move' && this.desk.cursor) this.#tellPlace(this.desk.cursor.square);
    return known ? 'done' : 'not-ours';
  }

  #tellPlace(square: Square): void {
    if (settings.cursorSound) sounds.place(square, this.desk.size);
    if (settings.speech) speakPlace(this.#label(square));
  }

  /** The square as its label says it. */
  #label(square: Square): string {
    const tried = this.desk.tried.find((one) => same(one.square, square));
    const lies = (squares: readonly Square[] = []) => squares.some((one) => same(one, square));
    const premium = this.edition.layout[square.row]?.[square.column] ?? '';
    return squareLabel({
      square,
      tile: tried?.tile ?? this.view.board[square.row]?.[square.column] ?? '.',
      tried: tried !== undefined,
      faceDown: lies(this.view.cards?.face_down),
      closed: lies(this.view.cards?.closed),
      premium: this.edition.signs[premium]?.name ?? null,
    });
  }

  async #sendHold(place: ReturnType<Desk['place']>): Promise<void> {
    const seat = this.view.seat;
    const sound = !place || (this.formed !== null && !this.objection);
    if (seat === null || !this.may('Hold') || !sound) return;
    this.#held = JSON.stringify(place);
    await this.session.hold({ type: 'Hold', seat, place });
  }

  #follow({ events, before, after }: Change): void {
    const changed = after.seat !== this.#keptSeat;
    // Whoever looks now is told anew what happened while another seat looked.
    const toTell = changed ? this.#happened : events;
    this.#happened = changed ? [] : [...this.#happened, ...events];
    if (changed) this.#sitAt(after.seat);
    if (events.some((event) => event.type === 'TurnBegan')) this.desk.forgetCards();
    this.desk.follow(after.rack, after.board, after.cards?.hand);
    this.now = this.session.now();
    const sentences = news(toTell, {
      seat: after.seat,
      names: this.names,
      scores: after.scores,
      contested: after.setup.word_rule === 'contestation',
      answerTime: after.setup.answer_time,
      empty: after.board.every((row) => /^\.*$/.test(row)),
    });
    const text = sentences.map(tell).join(' ');
    if (text) {
      announcer.say(text);
      this.lastNews =
        sentences
          .filter((one) => !QUIET.has(one.key))
          .map(tell)
          .join(' ') || this.lastNews;
    }
    for (const event of events) {
      if (event.type === 'Beeped') sounds.beep();
      if (event.type === 'Rang') sounds.ring(event.times);
      if (event.type === 'TurnBegan') this.#held = '';
      this.revealed = revelation(event, after.seat) ?? this.revealed;
      if (event.type === 'WordLaid' && event.seat !== after.seat) sounds.tap();
    }
    if (before && isAwaited(after) && !isAwaited(before)) this.#callBack();
    document.title = title(after);
  }

  /** Another seat looks: its own tiles as it left them, and nothing of what the one before was told. */
  #sitAt(seat: number | null): void {
    announcer.clear();
    this.lastNews = '';
    this.#keptSeat = seat;
    this.desk.restore(
      seat === null
        ? { tray: EMPTY_TRAY, cursor: null, uses: [] }
        : kept(localStorage, this.session.game, seat),
    );
    this.#held = '';
  }

  /** It is this seat's turn, and it may be looking elsewhere. */
  #callBack(): void {
    if (!document.hidden) return;
    sounds.yourTurn();
    notify(t('game-your-turn'), this.session.game);
  }

  #tick(): void {
    this.now = this.session.now();
    const { times, seat } = this.view;
    const watched = seat ?? times?.running ?? null;
    if (!times || watched === null || times.running !== watched) {
      this.#leftBefore = null;
      return;
    }
    const left = leftAt(times, watched, this.now);
    const alarm =
      left !== null && this.#leftBefore !== null ? alarmBetween(this.#leftBefore, left) : null;
    if (alarm !== null) announcer.alert(t('game-time-left', { seconds: alarm }));
    this.#leftBefore = left;
  }
}

/** Said to those who listen, but no news to those who see the table. */
const QUIET = new Set([
  'news-turn',
  'news-drawn',
  'news-score',
  'news-mine-stands',
  'news-also',
  'news-card-text',
  'news-window',
]);

const isAwaited = (view: SeatView): boolean =>
  view.seat !== null && view.awaited.includes(view.seat);

function revelation(event: Change['events'][number], seat: number | null): Shown | null {
  if (event.type === 'RackShown' && event.seat === seat && typeof event.tiles === 'string')
    return { rack_of: event.other, rack: event.tiles, two_letter_words: [] };
  if (event.type === 'TwoLetterWordsShown' && event.seat === seat && Array.isArray(event.words))
    return { rack_of: null, rack: '', two_letter_words: event.words };
  return null;
}

function title(view: SeatView): string {
  const names = view.setup.seats.map((seat) => seat.name).join(' – ');
  return `${isAwaited(view) && !view.ended ? `● ${t('game-your-turn')} ` : ''}${names} · Chevalet`;
}
