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

/** Logs in through the form. */
export async function logIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.goto(`${backOffice}/admin/login`, { waitUntil: 'networkidle' })
  await page.getByLabel('E-Mail').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.waitForURL(/\/admin(\/account)?$/)
  await page.waitForLoadState('networkidle')
}

/** The answer to a change of a form, from the action of the page it stands on. */
export const stateOfForm = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url() === page.url(),
  )

/** Opens the newest request of somebody from the list of requests. */
export async function openRequestOf(page: Page, name: string) {
  const row = page.locator('tbody tr', { has: page.getByRole('cell', { name }) }).first()
  await row.getByRole('link', { name: /^A-\d+ · / }).click()
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
