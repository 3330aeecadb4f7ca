import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { asEditor } from './as-editor.ts'
import { backOffice } from './editor.ts'
import { editors } from './editors.ts'

/** Where members of the council read. */
export const internal = '/de/gemeinderat/intern/'

/** The demo town's account of a council member. */
export const account = {
  email: process.env.COUNCIL_EMAIL ?? '',
  password: process.env.COUNCIL_PASSWORD ?? '',
}

type Login = Readonly<typeof account>

/** Logs in where the login stands; the page that was asked for comes next. */
export async function logIn(page: Page, { email, password }: Login = account): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').first().fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.keyboard.press('Enter')
}

const members = z.object({ docs: z.array(z.object({ id: z.string(), email: z.string() })) })
const given = z.object({ passwort: z.string() })

/**
 * Gives a member of the demo council a first password, as the clerk would for a letter: the first
 * member after that of the start, or the next ones, so that tests beside each other have one each.
 */
export async function giveFirstPassword(request: APIRequestContext, place: number): Promise<Login> {
  const query = 'sort=nummer&depth=0&limit=40&where[email][like]=@&where[bis][exists]=false'
  return asEditor(request, editors.clerk, async (headers) => {
    const list = await request.get(`${backOffice}/api/raete?locale=de&${query}`, { headers })
    const { docs } = members.parse(await list.json())
    const member = docs.filter((one) => one.email !== account.email)[place]
    if (member === undefined) throw new Error('the demo council has too few members')
    const address = `${backOffice}/api/raete/${member.id}/einmalpasswort`
    const answer = await request.post(address, { headers, data: {} })
    expect(answer.status(), await answer.text()).toBe(200)
    return { email: member.email, password: given.parse(await answer.json()).passwort }
  })
}

/** A password that a member of the demo council sets. */
export const ownPassword = 'neun Fichten am Karsee'

/** Sets one's own password where the first one has to be changed. */
export async function setOwnPassword(page: Page, current: string, next: string) {
  await page.getByLabel('Passwort, das Sie vom Rathaus haben').fill(current)
  await page.getByLabel('Neues Passwort').fill(next)
  await page.keyboard.press('Enter')
}

/** The first meeting of one's own with a part that is not public; answers what that part is about. */
export async function openMeeting(page: Page): Promise<string> {
  await page.getByRole('main').locator('h3 a').first().click()
  const closed = page.getByRole('region', { name: 'Nichtöffentlicher Teil' })
  await expect(closed.getByText('Nicht öffentlich', { exact: true }).first()).toBeVisible()
  const title = await closed.getByRole('heading', { level: 3 }).first().textContent()
  return title?.trim() ?? ''
}

const made = z.object({ doc: z.object({ id: z.string(), nummer: z.int() }) })
const committee = z.object({ docs: z.array(z.object({ id: z.string() })) })

/** A public meeting of the demo council that has been, with a result of its first item and no minutes. */
export async function makeMeeting(request: APIRequestContext, on: string) {
  return asEditor(request, editors.clerk, async (headers) => {
    const found = await request.get(`${backOffice}/api/gremien?locale=de&depth=0&sort=sortierung`, {
      headers,
    })
    const [first] = committee.parse(await found.json()).docs
    const item = { blockType: 'punkt', oeffentlich: true }
    const data = {
      _status: 'published',
      titel: 'Sitzung zur Probe',
      gremium: first?.id,
      beginn: `${on}T16:30:00.000Z`,
      oeffentlich: true,
      tagesordnung: [
        { ...item, titel: 'Brunnen am Markt', ergebnis: 'beschlossen', ja: 2, nein: 1 },
        { ...item, titel: 'Verschiedenes' },
        { ...item, titel: 'Grundstück am Bahnhof', oeffentlich: false, ergebnis: 'vertagt' },
      ],
    }
    const answer = await request.post(`${backOffice}/api/sitzungen?locale=de`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(201)
    return made.parse(await answer.json()).doc
  })
}

/**
 * Takes a meeting away, so that no other test finds it, as the one whose form it was in: a late
 * answer of the form may hold it for them after it was saved.
 */
export async function removeMeeting(request: APIRequestContext, id: string): Promise<void> {
  await asEditor(request, editors.council, async (headers) => {
    const data = { deletedAt: new Date().toISOString() }
    const answer = await request.patch(`${backOffice}/api/sitzungen/${id}`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
  })
}
