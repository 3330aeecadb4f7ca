/** A finger that moves less than this, in pixels, has not swiped. */
const least = 40

/** Tells a swipe over slides that do not scroll: 1 to the next one, -1 to the one before. */
export function onSwipe(track: HTMLElement, act: (by: 1 | -1) => void): void {
  let from: { x: number; y: number } | null = null
  const on = (type: 'touchstart' | 'touchend', listener: (touch: Touch | undefined) => void) =>
    track.addEventListener(type, ({ changedTouches }) => listener(changedTouches[0]), {
      passive: true,
    })
  on('touchstart', (touch) => {
    from = touch ? { x: touch.clientX, y: touch.clientY } : null
  })
  on('touchend', (touch) => {
    if (!(from && touch)) return
    const x = touch.clientX - from.x
    const y = touch.clientY - from.y
    if (Math.abs(x) > least && Math.abs(x) > Math.abs(y)) act(x < 0 ? 1 : -1)
  })
}
