import { useTexts } from '../../i18n/index.ts'
import { Breadcrumb } from './index.ts'

const trail = [
  { title: 'Startseite', href: '/de/' },
  { title: 'Rathaus und Bürgerservice', href: '/de/rathaus/' },
  { title: 'Behördenlotse', href: '/de/behoerdenlotse/' },
  { title: 'Ämter', href: '/de/behoerdenlotse/aemter/' },
  { title: 'Ordnungs- und Sozialverwaltung', href: '/de/behoerdenlotse/aemter/ordnung/' },
]

function Typical() {
  return <Breadcrumb label={useTexts().page.breadcrumb} items={trail.slice(0, 2)} current="Bauen" />
}

function Long() {
  return (
    <Breadcrumb
      label={useTexts().page.breadcrumb}
      items={trail}
      current="Führungszeugnis beantragen"
    />
  )
}

function LongWords() {
  return (
    <Breadcrumb
      label={useTexts().page.breadcrumb}
      items={trail.slice(0, 1)}
      current="Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung"
    />
  )
}

function Home() {
  return <Breadcrumb label={useTexts().page.breadcrumb} items={[]} current="Startseite" />
}

/** Named examples of the way from the home page. */
export const examples = { typical: Typical, long: Long, 'long-words': LongWords, home: Home }
