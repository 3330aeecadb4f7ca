import { useSprache } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { useBergbahnTexts } from './texts.ts'

/** The timetables as a file to print, made of the same data. */
export function TimetableLink() {
  const words = useBergbahnTexts()
  return (
    <ButtonLink href={`/${useSprache()}/fahrplaene.pdf`} look="plain" icon="download">
      {words.pdf}
    </ButtonLink>
  )
}
