/**
 * What a run took, as lines to print: its steps from the longest to the shortest, and the whole
 * beside its goal in seconds; null when only some steps were asked for.
 */
export function timesOf(
  took: ReadonlyMap<string, number>,
  whole: number,
  goal: number | null,
): string[] {
  const steps = [...took].sort(([, one], [, other]) => other - one)
  const width = Math.max(0, ...steps.map(([name]) => name.length))
  const lines = steps.map(
    ([name, time]) => `  ${name.padEnd(width)} ${inSeconds(time).padStart(6)}`,
  )
  const aim = goal === null ? '' : ` (goal: ${goal} s on two quiet cores)`
  return [...lines, `Tests took ${inSeconds(whole)}${aim}.`]
}

function inSeconds(time: number): string {
  return `${Math.round(time)} s`
}
