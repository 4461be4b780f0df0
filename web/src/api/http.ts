/** Asking the server. A refusal is thrown with its key and facts; `t(key, facts)` tells it. */
import type { Fact } from '../i18n/facts';
import { reach } from './reach.svelte';

export class ApiError extends Error {
  constructor(
    readonly key: string,
    readonly facts: Record<string, Fact> = {},
    readonly status = 0,
  ) {
    super(key);
  }
}

interface Refused {
  error?: { key?: string; facts?: Record<string, Fact> };
}

export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    reach.lost = true;
    throw new ApiError('page-offline');
  }
  reach.lost = false;
  if (response.ok) return (await response.json()) as Answer;
  const refused = (await response.json().catch(() => ({}))) as Refused;
  throw new ApiError(
    refused.error?.key ?? 'page-server-fault',
    refused.error?.facts ?? { status: response.status },
    response.status,
  );
}
