import { expect, type Page, test } from '@playwright/test'
import { enter, openForm } from '../support/editor.ts'
import { editors } from '../support/editors.ts'

// E6: what is pasted from Word keeps its headings, lists and tables, and nothing vanishes silently.

const entry = (text: string, sign: string, level: number) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}&nbsp; </span>${text}<o:p></o:p></p>`

const cell = (text: string) => `<td><p class=MsoNormal>${text}<o:p></o:p></p></td>`

const fromWord = `<html><body><!--StartFragment--><h1>Anreise</h1>
  ${entry('Brot', '·', 1)}${entry('mit Nüssen', 'o', 2)}${entry('Käse', '·', 1)}
  <h2>Preise</h2>
  <table><tr>${cell('<b>Wer</b>')}${cell('<b>Euro</b>')}</tr>
  <tr>${cell('Kinder')}${cell('2,50')}</tr></table>
  <p class=MsoNormal><img src="file:///C:/kurpark.png" alt="Kurpark"></p><!--EndFragment--></body></html>`

async function beginText(page: Page) {
  await enter(page, editors.guests)
  await openForm(page, 'aktuelles/create')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  return text
}

async function paste(page: Page, html: string) {
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', given)
    clipboardData.setData('text/plain', 'Anreise')
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, html)
}

test('E6: headings, lists and tables of Word stay what they are, a picture is asked for', async ({
  page,
}) => {
  const text = await beginText(page)
  await paste(page, fromWord)
  await expect(text.getByRole('heading', { name: 'Anreise', level: 2 })).toBeVisible()
  await expect(text.getByRole('heading', { name: 'Preise', level: 3 })).toBeVisible()
  await expect(text.locator('ul ul > li')).toHaveText('mit Nüssen')
  await expect(text.getByRole('columnheader')).toHaveText(['Wer', 'Euro'])
  await expect(text.getByRole('cell', { name: '2,50' })).toBeVisible()
  await expect(text).toContainText('[Bild fehlt: Kurpark]')
  await expect(page.getByText('Ein Bild ist nicht mitgekommen.')).toBeVisible()
})

test('E6: a table is made and changed by keyboard, with German words', async ({ page }) => {
  const text = await beginText(page)
  await page.keyboard.type('/Tabelle')
  await expect(page.locator('.slash-menu-popup__item')).toHaveText(['Tabelle'])
  await page.keyboard.press('Enter')
  await expect(text.locator('tr')).toHaveCount(3)
  await text.getByRole('columnheader').first().click()
  await page.keyboard.type('Tag')
  await page.locator('.toolbar-popup__dropdown-tabelle').click()
  await page.getByRole('button', { name: 'Spalte rechts' }).click()
  await expect(text.getByRole('columnheader')).toHaveText(['Tag', '', ''])
})
