import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { OwnServicesContext, ownServicesOf } from '../../features/datenschutzangaben/index.ts'
import { Datenschutzangaben } from './datenschutzangaben.tsx'

const { typical, minimal, english } = examples.datenschutzangaben

const service = (name: string) => {
  const heading = screen.getByRole('heading', { level: 3, name })
  return within(heading.closest('section') ?? document.body)
}

test('typical: each service with its purpose, whom data go to, and why it may be', () => {
  renderView(<Datenschutzangaben block={typical} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Versand von E-Mails',
    'Newsletter',
  ])
  const mail = service('Versand von E-Mails')
  expect(mail.getAllByRole('term').map((one) => one.textContent)).toEqual([
    'Wofür',
    'Welche Daten',
    'Wer sie erhält',
    'Rechtsgrundlage',
    'Wie lange',
  ])
  expect(mail.getByText('mail.bad-silberbronn.example')).toBeTruthy()
  expect(mail.getByText(/^Art\. 6 Abs\. 1/)).toBeTruthy()
})

test('how long things are kept is said in days and years', () => {
  renderView(<Datenschutzangaben block={typical} />)
  const times = within(
    screen.getByRole('heading', { name: 'Wie lange wir etwas behalten' }).closest('section') ??
      document.body,
  )
  expect(times.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    '180 Tage',
    '8 Jahre',
    '1 Jahr',
  ])
})

test('minimal: where nothing is switched on, that is said, and nobody is named', () => {
  const { container } = renderView(<Datenschutzangaben block={minimal} />)
  expect(screen.getByText('Diese Website gibt keine Daten an andere Dienste weiter.')).toBeTruthy()
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
  expect(container.querySelector('dl')).toBeNull()
})

test('what the website itself has switched on is named with the rest, each service once', () => {
  const env = {
    WEBSITE_COUNTS_VISITS: true,
    EMBED_HOSTS: ['filme.example'],
    MEDIA_S3_ENDPOINT: 'https://s3.example',
  }
  const own = ownServicesOf(env, ['karten.example'])
  const store = { name: 'medienspeicher' as const, empfaenger: ['s3.example'] }
  const block = { ...typical, context: { ...typical.context, dienste: [store] } }
  renderView(
    <OwnServicesContext value={own}>
      <Datenschutzangaben block={block} />
    </OwnServicesContext>,
  )
  expect(service('Speicher für Bilder und Dateien').getAllByText('s3.example')).toHaveLength(1)
  expect(service('Bewegliche Karte').getByText('karten.example')).toBeTruthy()
  expect(service('Filme und Livebilder anderer Anbieter').getByText('filme.example')).toBeTruthy()
})

test('a website that counts no visits does not say how long it keeps them', () => {
  const besuche = { name: 'besuche', wert: 3, einheit: 'jahre' } as const
  const context = { ...typical.context, fristen: [...typical.context.fristen, besuche] }
  const block = { ...typical, context }
  const { unmount } = renderView(<Datenschutzangaben block={block} />)
  expect(screen.getByText('3 Jahre')).toBeTruthy()
  unmount()
  renderView(
    <OwnServicesContext value={ownServicesOf({ WEBSITE_COUNTS_VISITS: false })}>
      <Datenschutzangaben block={block} />
    </OwnServicesContext>,
  )
  expect(screen.queryByText('3 Jahre')).toBeNull()
})

test('english: the same in English, with English titles and times', () => {
  renderView(<Datenschutzangaben block={english} />, { sprache: 'en', url: '/en/privacy/' })
  expect(screen.getByRole('heading', { name: 'Sending e-mails' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Who receives data' })).toBeTruthy()
  expect(screen.getByText('180 days')).toBeTruthy()
  expect(screen.getByText('1 year')).toBeTruthy()
})
