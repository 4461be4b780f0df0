/** How the facts of a message are told: squares by name, several things with commas. */
export type Fact = string | number | boolean | null | Square | readonly Fact[];
export interface Square {
  row: number;
  column: number;
}

/** The French name of a square: row letter, column number. */
export function squareName({ row, column }: Square): string {
  return `${String.fromCharCode(65 + row)}${column + 1}`;
}

export function shown(fact: Fact): string | number {
  if (typeof fact === 'number' || typeof fact === 'string') return fact;
  if (fact === null) return '';
  if (typeof fact === 'boolean') return String(fact);
  if ('row' in fact) return squareName(fact);
  return fact.map((one) => String(shown(one))).join(', ');
}
