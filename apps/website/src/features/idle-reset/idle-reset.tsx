/**
 * Lets the authority guide begin anew when nobody uses it any more (spec 4), and every page on a
 * kiosk (`?kiosk=1`). Without JavaScript nothing was changed that would have to be taken back.
 */
export function IdleReset({ isGuide }: { isGuide: boolean }) {
  return <div data-behaviour="idle-reset" data-guide={isGuide || undefined} />
}
