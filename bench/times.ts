import { given } from './report.ts'

type Rounds = { rounds?: number; warmUp?: number; headers?: Record<string, string> }

/**
 * Milliseconds that answers of the content API take, one after the other; the first rounds warm it up
 * and are not counted. `pathIn` answers what is asked in a round, from the root on.
 */
export async function timesOf(
  pathIn: (round: number) => string,
  { rounds = 60, warmUp = 20, headers = {} }: Rounds = {},
): Promise<number[]> {
  const origin = given('CONTENT_API_URL')
  const taken: number[] = []
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const path = pathIn(round)
    const before = performance.now()
    const answer = await fetch(origin + path, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    if (round >= warmUp) taken.push(performance.now() - before)
  }
  return taken
}
