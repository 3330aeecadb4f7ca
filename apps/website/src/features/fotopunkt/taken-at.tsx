import { formatDay, useMediathekTexts, useSprache } from '../../i18n/index.ts'

/** When a picture was taken, on the clocks of the town. */
export function TakenAt({ zeit }: { zeit: string }) {
  const words = useMediathekTexts().webcam
  const sprache = useSprache()
  return (
    <time dateTime={zeit}>{words.at(formatDay(zeit.slice(0, 10), sprache), zeit.slice(11))}</time>
  )
}
