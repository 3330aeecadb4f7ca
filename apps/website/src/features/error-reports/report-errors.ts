/** Errors of one page that are told; a script that fails in a loop says nothing new. */
const most = 5

/**
 * Tells the website of errors of its own scripts. What tells comes with the first error: pages without
 * one load nothing of it. `load` brings it.
 */
export function reportErrors(
  view: Pick<Window, 'addEventListener'>,
  load: () => Promise<{ sendError: (event: Event) => void }> = () => import('./send-error.ts'),
): void {
  let told = 0
  const tell = (event: Event) => {
    told += 1
    // Where it cannot be had, that is one error more, and counted.
    if (told <= most) void load().then(({ sendError }) => sendError(event))
  }
  view.addEventListener('error', tell)
  view.addEventListener('unhandledrejection', tell)
}
