import { useSprache } from '../../i18n/index.ts'
import { Card, CardTitle } from './index.ts'

const words = {
  de: { title: 'Hotel Silberblick', text: 'Ruhig gelegen, 300 m vom Kurpark.', none: 'Ohne Seite' },
  en: {
    title: 'Hotel Silberblick',
    text: 'A quiet place, 300 m from the spa park.',
    none: 'No page',
  },
}

const long = 'Kurgastunterbringungsangelegenheitenbeauftragtenhaus am Silberbrunnenpromenadenweg'

function Linked() {
  const w = words[useSprache()]
  return (
    <Card>
      <CardTitle heading="h3" href="#">
        {w.title}
      </CardTitle>
      <p>{w.text}</p>
    </Card>
  )
}

function WithoutPage() {
  const w = words[useSprache()]
  return (
    <Card>
      <CardTitle heading="h3">{w.none}</CardTitle>
      <p>{w.text}</p>
    </Card>
  )
}

function LongWords() {
  return (
    <Card>
      <CardTitle heading="h3" href="#">
        {long}
      </CardTitle>
    </Card>
  )
}

/** Named examples of cards. */
export const examples = { linked: Linked, 'without-page': WithoutPage, 'long-words': LongWords }
