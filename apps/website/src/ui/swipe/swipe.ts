/** A finger that moves less than this, in pixels, has not swiped. */
const least = 40

/**
 * Tells a swipe over what does not scroll sideways: 1 to the next one, -1 to the one before. Two
 * fingers make things larger and are no swipe.
 */
export function onSwipe(track: HTMLElement, act: (by: 1 | -1) => void): void {
  let from: { x: number; y: number } | null = null
  const on = (
    type: 'touchstart' | 'touchend',
    listener: (touch: Touch | undefined, fingers: number) => void,
  ) =>
    track.addEventListener(
      type,
      ({ changedTouches, touches }) => listener(changedTouches[0], touches.length),
      { passive: true },
    )
  on('touchstart', (touch, fingers) => {
    from = touch && fingers === 1 ? { x: touch.clientX, y: touch.clientY } : null
  })
  on('touchend', (touch) => {
    if (!(from && touch)) return
    const x = touch.clientX - from.x
    const y = touch.clientY - from.y
    from = null
    if (Math.abs(x) > least && Math.abs(x) > Math.abs(y)) act(x < 0 ? 1 : -1)
  })
}
