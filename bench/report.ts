/** One measured value as `bench/main.ts` collects it: printed as a line of JSON. */
export type Measurement = { name: string; value: number; unit: string; target: string; ok: boolean }

/** Prints a measurement. */
export function report(measurement: Measurement): void {
  process.stdout.write(`${JSON.stringify(measurement)}\n`)
}

/** The value below which the given share of all values lies; `share` from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** A variable that the collector sets for each measurement. */
export function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run this through npm run bench`)
  return value
}
