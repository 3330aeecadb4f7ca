import { expect, test } from 'vitest'
import { renderOnServer } from '../../../tests/support/render-view.tsx'
import { type FormPage, FormPageContext } from '../form-page/index.ts'
import { RequestForm } from './index.ts'

const emails = { tourismus: 'gast@town.example', rathaus: 'rat@town.example' }
const verlauf = '/de/anfragestatus/0123456789abcdefABCDEF/'

function Form({ reply }: Pick<FormPage, 'reply'>) {
  return (
    <FormPageContext value={{ heute: '2026-11-22', reply, emails }}>
      <RequestForm name="kontakt" office="rathaus" title={null} intro={null} />
    </FormPageContext>
  )
}

test('F27: without a script the server’s page says the same: errors, values, thanks', async () => {
  const state = { kind: 'editing' } as const
  const result = {
    values: { betreff: 'Umzug', datenschutz: 'on' },
    problems: { vorname: 'fehlt' },
  }
  const form = await renderOnServer(<Form reply={{ formular: 'kontakt', state, result }} />)
  expect(form.errors).toEqual([])
  expect(form.html).toContain('value="Umzug"')
  expect(form.html).toMatch(/<input[^>]*name="datenschutz"[^>]*checked/)
  expect(form.html).toContain('href="#formular-kontakt-vorname"')
  const done = { kind: 'success', referenz: 'A-9', verlauf } as const
  const reply = { formular: 'kontakt', state: done, result: null } as const
  const thanks = await renderOnServer(<Form reply={reply} />, { url: '/de/anfragen/' })
  expect(thanks.html).toContain('Ihre Vorgangsnummer: A-9')
  expect(thanks.html).toContain('href="/de/anfragen/"')
})

test('without a script the address alone is needed, and the message speaks of nothing else', async () => {
  const result = { values: {}, problems: { ort: 'fehlt' } }
  const { html } = await renderOnServer(
    <FormPageContext
      value={{
        heute: '2026-11-22',
        reply: { formular: 'schaden', state: { kind: 'editing' }, result },
        emails,
      }}
    >
      <RequestForm name="schaden" office="rathaus" title={null} intro={null} />
    </FormPageContext>,
  )
  expect(html).toMatch(/<input[^>]*required[^>]*name="ort"|<input[^>]*name="ort"[^>]*required/)
  expect(html).toContain('Bitte geben Sie an, wo es ist: eine Adresse oder was daneben steht.')
  expect(html).not.toContain('auf der Karte')
})

test('without a script a day that was emptied comes back empty, beside what is wrong with it', async () => {
  const result = { values: {}, problems: { termin: 'fehlt' } }
  const form = (reply: FormPage['reply']) =>
    renderOnServer(
      <FormPageContext value={{ heute: '2026-11-22', reply, emails }}>
        <RequestForm name="fuehrung" office="tourismus" title={null} intro={null} />
      </FormPageContext>,
    )
  const day = (html: string) => /<input[^>]*name="termin"[^>]*>/.exec(html)?.[0]
  expect(day((await form(null)).html)).toContain('value="2026-11-22"')
  const back = await form({ formular: 'fuehrung', state: { kind: 'editing' }, result })
  expect(day(back.html)).not.toContain('value="2026-11-22"')
})
