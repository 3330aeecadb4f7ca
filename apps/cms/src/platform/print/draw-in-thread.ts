import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { waitsForMore } from './kept-thread.ts'

/** As `nice` counts: visitors' pages and forms come first, whoever has documents drawn. */
const behindOthers = 10

/** The content of the next document of a thread that is kept. */
const nextContent = () =>
  new Promise<unknown>((resolve) => {
    parentPort?.once('message', resolve)
  })

/**
 * Draws what a printer handed over, in a thread that stands behind visitors. The printer hands over
 * nothing but its content; a thread that somebody else starts says so. What `draw` calls a step is
 * named where the thread has to be ended.
 */
export async function drawInThread<Content>(
  isContent: (value: unknown) => value is Content,
  draw: (content: Content, onStep: (step: string) => void) => Promise<Uint8Array>,
): Promise<void> {
  let given: unknown = workerData
  for (;;) {
    // Before it stands behind: whoever started it wrongly may be a process that visitors wait for.
    if (!isContent(given)) throw new TypeError('a thread draws what its printer hands over')
    // Linux lowers this thread alone, other systems the whole process.
    if (process.platform === 'linux') setPriority(behindOthers)
    const whole = new Uint8Array(await draw(given, (step) => parentPort?.postMessage(step)))
    parentPort?.postMessage(whole, [whole.buffer])
    if (!process.argv.includes(waitsForMore)) return
    given = await nextContent()
  }
}
