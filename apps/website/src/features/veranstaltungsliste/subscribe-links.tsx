import type { Veranstaltungsliste } from '@kurstadt/contract'
import { use } from 'react'
import { useListWords, useSprache } from '../../i18n/index.ts'
import { Choice, ChoiceList } from '../../ui/choice/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { OriginContext } from '../page-head/index.ts'
import type { EventQuery } from './event-query.ts'
import { festivalProgramme } from './programme-links.ts'

type SubscribeLinksProps = {
  query: EventQuery
  list: Pick<Veranstaltungsliste, 'festival' | 'seite'> & { data: readonly { datum_von: string }[] }
}

/** Takes the events of a list into one's own calendar or feed reader, with the filters (spec 2.6). */
export function SubscribeLinks({ query, list }: SubscribeLinksProps) {
  const { festival, seite, data } = list
  const words = useListWords()
  const sprache = useSprache()
  const origin = use(OriginContext)
  const { monat: _month, jahr: _year, ...filters } = query
  const asked = new URLSearchParams({ ...filters, ...(festival && { festival: '1' }) }).toString()
  // Of all evenings, so on the first page of the list without filters.
  const isWhole = festival && seite === 1 && Object.keys(query).length === 0
  const first = isWhole ? data[0]?.datum_von : undefined
  const of = (ending: string) =>
    `/${sprache}/veranstaltungen.${ending}${asked === '' ? '' : `?${asked}`}`
  return (
    <nav aria-label={words.abonnieren}>
      <ChoiceList>
        {first && (
          <li>
            <Choice href={festivalProgramme(first, sprache)}>
              <Icon name="download" />
              {words.programmPdf}
            </Choice>
          </li>
        )}
        <li>
          <Choice href={`${origin.replace(/^https?:/, 'webcal:')}${of('ics')}`}>
            <Icon name="kalender" />
            {words.kalenderAbo}
          </Choice>
        </li>
        <li>
          <Choice href={of('rss')}>
            <Icon name="news" />
            {words.rss}
          </Choice>
        </li>
      </ChoiceList>
    </nav>
  )
}
