/** What the page asks over HTTP, one function a question. */
import type {
  CgpMade,
  Claimed,
  EditionInfo,
  GameMade,
  GameSummary,
  Invited,
  LevelInfo,
  LexiconInfo,
  NewGame,
  PositionJson,
  PositionsRead,
  RackWords,
  Rematch,
  Replay,
  WordInfo,
} from '../protocol';
import { ask } from './http';

/** Boxes, levels and lists do not change while the page is open. */
function once<Answer>(path: string): () => Promise<Answer> {
  let answer: Promise<Answer> | null = null;
  return () => {
    answer ??= ask<Answer>(path).catch((error) => {
      answer = null;
      throw error;
    });
    return answer;
  };
}

const part = encodeURIComponent;

export const editions = once<EditionInfo[]>('/editions');
export const levels = once<LevelInfo[]>('/levels');
export const lexicons = once<LexiconInfo[]>('/lexicons');

export const makeGame = (wanted: NewGame) => ask<GameMade>('/games', wanted);
export const games = () => ask<GameSummary[]>('/games');
export const game = (id: string) => ask<GameSummary>(`/games/${part(id)}`);
export const claim = (id: string, invite: string) =>
  ask<Claimed>(`/games/${part(id)}/claim`, { invite });
export const invite = (id: string, seat: number) =>
  ask<Invited>(`/games/${part(id)}/invite`, { seat });
export const replay = (id: string) => ask<Replay>(`/games/${part(id)}/replay`);
export const rematch = (id: string) => ask<Rematch>(`/games/${part(id)}/rematch`, {});
export const gcgAddress = (id: string) => `/api/games/${part(id)}/gcg`;

export const word = (lexicon: string, text: string) =>
  ask<WordInfo>(`/words/${part(lexicon)}/${part(text)}`);
export const rackWords = (lexicon: string, rack: string) =>
  ask<RackWords>(`/words/${part(lexicon)}?rack=${part(rack)}`);

export const readPositions = (text: string, edition: string) =>
  ask<PositionsRead>('/positions/read', { text, edition });
export const positionCgp = (position: PositionJson) => ask<CgpMade>('/positions/cgp', position);
