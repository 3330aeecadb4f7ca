const isTty = process.stdout.isTTY
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/** Prints one line for the person at the screen. */
export function print(line = ''): void {
  process.stdout.write(`${going.size > 0 ? clearLine : ''}${line}\n`)
}

/** Seconds since `started` for people: `0.4 s`, `73 s`. */
export function seconds(started: number): string {
  const passed = (performance.now() - started) / 1000
  return `${passed < 10 ? passed.toFixed(1) : Math.round(passed)} s`
}

/**
 * Does one long step and shows that it goes on: a turning line on a terminal, elsewhere a line
 * every fifteen seconds. `detail` names what is being done just now; a result may be a failure.
 */
export async function step<Result>(
  title: string,
  work: (detail: (text: string) => void) => Promise<Result>,
  isFine: (result: Result) => boolean = () => true,
): Promise<Result> {
  const started = performance.now()
  let detail = ''
  const show = isTty ? spin : remind
  const stopShowing = show(() => `${title} (${seconds(started)})${detail && ` – ${detail}`}`)
  try {
    const result = await work((text) => {
      detail = text
    })
    stopShowing()
    print(`${isFine(result) ? '✓' : '✗'} ${title} (${seconds(started)})`)
    return result
  } catch (error) {
    stopShowing()
    print(`✗ ${title} (${seconds(started)})`)
    throw error
  }
}

/** Steps that go on just now, each as the line that tells of it. */
const going = new Set<() => string>()
const clearLine = '\r\x1b[2K'

/** One turning line tells of all steps that go on. */
function spin(line: () => string): () => void {
  let turn = 0
  const width = () => (process.stdout.columns || 80) - 1
  going.add(line)
  const timer = setInterval(() => {
    const [first] = going
    if (first !== line) return // The oldest step draws for all.
    const text = `${frames[turn++ % frames.length]} ${[...going].map((frame) => frame()).join(' · ')}`
    process.stdout.write(`${clearLine}${text.slice(0, width())}`)
  }, 100)
  return () => {
    clearInterval(timer)
    going.delete(line)
    process.stdout.write(clearLine)
  }
}

function remind(line: () => string): () => void {
  const timer = setInterval(() => print(`… ${line()}`), 15_000)
  return () => clearInterval(timer)
}
