import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { z } from 'zod'

/** Where the back office stands. */
export const backOffice = process.env.BACK_OFFICE_URL ?? ''

/** The first administrator with the password of their own; `first-login.spec.ts` sets it. */
export const administrator = {
  email: process.env.ADMIN_EMAIL ?? 'administration@kurstadt.example',
  oneTimePassword: process.env.ADMIN_PASSWORD ?? '',
  password: 'Silbertanne-am-Bach-2026',
}

/** An editor's account. */
export type Account = { name: string; email: string; password: string; rollen: string[] }

/**
 * Waits until a view of the back office may be used: React has taken over all of what the server has
 * sent, and has nothing left to do. A click before that goes nowhere, and an idle network says nothing
 * of it: on a busy machine it is idle while the code is still being read.
 */
async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('button, input, tbody a')]
    const isKnown = (part: Element) =>
      Object.keys(part).some((key) => key.startsWith('__reactProps'))
    return parts.length > 0 && parts.every(isKnown)
  })
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 })),
  )
}

/** Opens a view and waits until it may be used. */
export async function openView(page: Page, path: string) {
  await page.goto(`${backOffice}/admin/${path}`)
  await isAlive(page)
}

/** Logs in through the form, where the login is what is looked at. */
export async function logIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await openView(page, 'login')
  await page.getByLabel('E-Mail').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.waitForURL(/\/admin(\/account)?$/)
  await isAlive(page)
}

/** Lets somebody in without the form: for tests of what comes after it. */
export async function enter(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  const data = { email, password }
  const answer = await page.request.post(`${backOffice}/api/benutzer/login`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Lets somebody in and shows what they see first. */
export async function openDashboard(page: Page, account: Pick<Account, 'email' | 'password'>) {
  await enter(page, account)
  await openView(page, '')
}

/** Opens a form, and waits until Payload, too, says that it may be used. */
export async function openForm(page: Page, path: string) {
  await openView(page, `collections/${path}`)
  await expect(page.locator('form.collection-edit__form')).toHaveAttribute(
    'data-form-ready',
    'true',
  )
}

/** Opens a list, and waits until it has written into its address what it shows. */
export async function openList(page: Page, path: string) {
  await openView(page, `collections/${path}`)
  await page.waitForURL(/[?&]limit=\d/)
}

/** Opens the form that a row of a list leads to by its address, where nobody looks at the way. */
export async function openRow(page: Page, link: Locator) {
  const address = (await link.getAttribute('href')) ?? ''
  await openForm(page, address.replace('/admin/collections/', ''))
}

/** The answer to a change of a form, from the action of the page it stands on. */
export const stateOfForm = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url() === page.url(),
  )

/** Opens the newest request of somebody from the list of requests. */
export async function openRequestOf(page: Page, name: string) {
  const row = page.locator('tbody tr', { has: page.getByRole('cell', { name }) }).first()
  await openRow(page, row.getByRole('link', { name: /^A-\d+ · / }))
}

const session = z.object({ token: z.string(), user: z.object({ id: z.string() }) })

async function tokenOf(request: APIRequestContext, email: string, password: string) {
  const answer = await request.post(`${backOffice}/api/benutzer/login`, {
    data: { email, password },
  })
  const { token, user } = session.parse(await answer.json())
  return { id: user.id, headers: { Authorization: `JWT ${token}` } }
}

/** Opens an account and changes its one-time password, as the two people concerned would. */
export async function openAccount(request: APIRequestContext, account: Account): Promise<void> {
  const admin = await tokenOf(request, administrator.email, administrator.password)
  const first = 'einmal-und-nie-wieder'
  const made = await request.post(`${backOffice}/api/benutzer`, {
    headers: admin.headers,
    data: { ...account, password: first },
  })
  expect(made.status(), await made.text()).toBe(201)
  const own = await tokenOf(request, account.email, first)
  const changed = await request.patch(`${backOffice}/api/benutzer/${own.id}`, {
    headers: own.headers,
    data: { password: account.password },
  })
  expect(changed.status()).toBe(200)
}

/**
 * Seconds that a practised but unhurried person needs besides the machine (keystroke-level model:
 * to look and decide, to point and click, to type a sign).
 */
const pace = { look: 1.35, click: 1.3, sign: 0.28 }

/** Clicks and types like an editor, and adds up what a person would have needed. */
export class Hand {
  private readonly page: Page
  private readonly begun = performance.now()
  private clicks = 0
  private signs = 0

  constructor(page: Page) {
    this.page = page
  }

  /** Looks, points and clicks. */
  async click(target: Locator): Promise<void> {
    this.clicks += 1
    await target.click()
  }

  /** Clicks into a field and types. */
  async type(field: Locator, text: string): Promise<void> {
    await this.click(field)
    this.signs += text.length
    await this.page.keyboard.type(text, { delay: 15 })
  }

  /** Clicks into a field that the browser helps to fill, such as a date, and types. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.click(field)
    this.signs += text.length
    await field.fill(text)
  }

  /** Time so far in seconds: the machine's, and a person's on top. */
  seconds(): number {
    const machine = (performance.now() - this.begun) / 1000
    const { look, click, sign } = pace
    return machine + this.clicks * (look + click) + this.signs * sign
  }
}

/** Drags a row of a form by its handle to the place of another one of its height. */
export async function dragRow(page: Page, from: Locator, to: Locator): Promise<void> {
  const handle = from.locator('.collapsible__drag')
  await handle.scrollIntoViewIfNeeded()
  const [start, end] = [await handle.boundingBox(), await to.boundingBox()]
  if (!(start && end)) throw new Error('a row is not in sight')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, end.y + end.height / 2, { steps: 20 })
  await page.mouse.up()
}
