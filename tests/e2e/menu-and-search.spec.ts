import { expect, type Page, test } from '@playwright/test'

// Spec 4, menu and search; spec 2.5, menu.

const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true })
const searchButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Suche', exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Hauptmenü' })
const search = (page: Page) => page.getByRole('dialog', { name: 'Suche' })
const entry = (page: Page, title: string) => menu(page).locator('summary', { hasText: title })
const back = (page: Page) => menu(page).getByText('zurück').filter({ visible: true })
const isLive = (page: Page) =>
  expect(page.locator('[data-site-header]')).toHaveAttribute('data-is-live')
const deep = '/_gallery?layout=default&menu=fiveLevels'
const isInside = (page: Page, id: string) =>
  page.evaluate((panel) => {
    const { activeElement } = document
    return activeElement === document.body || activeElement?.closest('[popover]')?.id === panel
  }, id)

async function openMenu(page: Page, path: string) {
  await page.goto(path)
  await isLive(page)
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
}

/** A link of the second level of the demo town's menu, as the page has it. */
const firstDeepLink = (page: Page) =>
  menu(page).locator('nav details details a, nav details a').first()

test('opening search closes the menu', async ({ page }) => {
  await openMenu(page, '/de/')
  await menu(page).getByRole('button', { name: 'Suche' }).click()
  await expect(search(page)).toBeVisible()
  await expect(menu(page)).toBeHidden()
  await expect(page.getByPlaceholder('Suchbegriff eingeben')).toBeFocused()
})

test('opening the menu closes search', async ({ page }) => {
  await page.goto('/de/')
  await isLive(page)
  await searchButton(page).click()
  await expect(search(page)).toBeVisible()
  await search(page).getByRole('button', { name: 'Menü' }).click()
  await expect(menu(page)).toBeVisible()
  await expect(search(page)).toBeHidden()
})

for (const [name, id] of [
  ['Menü', 'menu'],
  ['Suche', 'suche'],
] as const)
  test(`an overlay is shown while «${name}» is open, and the page stands still`, async ({
    page,
  }) => {
    await page.goto('/de/')
    await isLive(page)
    const width = await page.getByRole('main').evaluate((main) => main.clientWidth)
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
    const panel = page.locator(`#${id}`)
    await expect(panel).toBeVisible()
    const scrim = await panel.evaluate((e) => getComputedStyle(e, '::backdrop').backgroundColor)
    expect(scrim).not.toBe('rgba(0, 0, 0, 0)')
    await page.mouse.move(20, 700)
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.getByRole('main').evaluate((main) => main.clientWidth)).toBe(width)
    await page.mouse.click(20, 700)
    await expect(panel).toBeHidden()
  })

test('a route change closes the menu', async ({ page }) => {
  await openMenu(page, '/de/')
  await menu(page).locator('nav > ul > li > details > summary').first().click()
  await menu(page).locator('details[open] a').first().click()
  await expect(page).not.toHaveURL('/de/')
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('main')).not.toHaveAttribute('inert')
})

for (const width of [375, 1280])
  test(`Esc closes menu and search, and the focus returns, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/de/')
    await isLive(page)
    for (const [button, dialog] of [
      [menuButton(page), menu(page)],
      [searchButton(page), search(page)],
    ] as const) {
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    }
  })

test('closing by the button restores the focus', async ({ page }) => {
  await openMenu(page, '/de/')
  await expect(menu(page).getByRole('button', { name: 'Schließen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
})

test('the focus stays inside while the menu is open', async ({ page }) => {
  await openMenu(page, '/de/')
  await expect(menu(page)).toHaveAttribute('aria-modal', 'true')
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press(step < 20 ? 'Tab' : 'Shift+Tab')
    expect(await isInside(page, 'menu')).toBe(true)
  }
})

test('on a window wider than 1024 px, closing also closes the open submenu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openMenu(page, deep)
  await entry(page, 'Rathaus').click()
  await expect(menu(page).locator('details[open]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu details[open]')).toHaveCount(0)
})

test('on a narrower window the menu comes back as it was left', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await openMenu(page, deep)
  await entry(page, 'Rathaus').click()
  await page.keyboard.press('Escape')
  await menuButton(page).click()
  await expect(menu(page).locator('details[open]')).toHaveCount(1)
})

for (const width of [375, 1280])
  test(`only one submenu is open at a time, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openMenu(page, '/de/')
    const submenus = menu(page).locator('nav > ul > li > details')
    await submenus.nth(0).locator('> summary').click()
    await expect(submenus.nth(0)).toHaveAttribute('open')
    await submenus.nth(1).evaluate((submenu) => {
      if (submenu instanceof HTMLDetailsElement) submenu.open = true
    })
    await expect(menu(page).locator('nav > ul > li > details[open]')).toHaveCount(1)
  })

test('a submenu is toggled by its entry', async ({ page }) => {
  await openMenu(page, deep)
  await entry(page, 'Rathaus').click()
  await expect(menu(page).getByRole('link', { name: 'Aktuelles' })).toBeVisible()
  await entry(page, 'Rathaus').click({ position: { x: 60, y: 30 } })
  await expect(menu(page).getByRole('link', { name: 'Aktuelles' })).toBeHidden()
})

for (const width of [375, 1280])
  test(`«zurück» returns to the parent level and keeps the focus, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openMenu(page, deep)
    await entry(page, 'Rathaus').click()
    await entry(page, 'Bauen und Wohnen').click()
    await expect(menu(page).getByRole('link', { name: 'Baugebiete' })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Aktuelles' })).toBeHidden()
    await back(page).click()
    await expect(menu(page).getByRole('link', { name: 'Aktuelles' })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Baugebiete' })).toBeHidden()
    await expect(entry(page, 'Bauen und Wohnen')).toBeFocused()
    await back(page).click()
    await expect(menu(page).getByRole('link', { name: 'Aktuelles' })).toBeHidden()
    await expect(entry(page, 'Rathaus')).toBeFocused()
  })

for (const width of [375, 1280])
  test(`five levels are gone down and up with the keyboard alone, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(deep)
    await isLive(page)
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    const levels = ['Rathaus', 'Bauen und Wohnen', 'Bauanträge', 'Genehmigungsfreie Vorhaben']
    for (const title of levels) {
      for (let step = 0; step < 20; step += 1) {
        if (await entry(page, title).evaluate((e) => e === document.activeElement)) break
        await page.keyboard.press('Tab')
      }
      await expect(entry(page, title)).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(menu(page).getByRole('link', { name: 'Gartenhaus' })).toBeVisible()
    for (const title of levels.toReversed()) {
      await expect(entry(page, title)).toBeVisible()
      await entry(page, title).focus()
      await page.keyboard.press('Enter')
    }
    await expect(menu(page).locator('details[open]')).toHaveCount(0)
  })

test('each parent that has its own link has an «Überblick» entry, any other has none', async ({
  page,
}) => {
  await openMenu(page, deep)
  const overview = menu(page).getByRole('link', { name: 'Überblick' })
  await entry(page, 'Rathaus').click()
  await expect(overview).toHaveAttribute('href', '/de/rathaus/')
  await entry(page, 'Bauen und Wohnen').click()
  await expect(overview).toHaveAttribute('href', '/de/rathaus/bauen/')
  await entry(page, 'Bauanträge').click()
  await expect(overview).toBeHidden()
})

for (const width of [375, 1280])
  test(`the menu opens on the branch that contains the current page, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/de/')
    const href = await page.locator('#menu nav details details a').first().getAttribute('href')
    await openMenu(page, href ?? '')
    const current = menu(page).locator('[aria-current=page]')
    await expect(current.first()).toBeVisible()
    await expect(current.first()).toHaveAttribute('href', href ?? '')
  })

test('after a route change the menu opens on the branch of the new page', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openMenu(page, '/de/')
  await menu(page).locator('nav > ul > li > details > summary').first().click()
  const href = await firstDeepLink(page).getAttribute('href')
  await menu(page).locator('details[open] a').first().click()
  await expect(menu(page)).toBeHidden()
  await menuButton(page).click()
  await expect(menu(page).locator('[aria-current=page]')).toBeVisible()
  expect(href).not.toBeNull()
})

test('a social bar in the menu links to four social pages', async ({ page }) => {
  await openMenu(page, '/de/')
  const bar = menu(page).getByRole('list', { name: 'Soziale Medien' })
  await expect(bar.getByRole('link')).toHaveCount(4)
})

test('a menu that failed says so and leads on, with quick links and social bar', async ({
  page,
}) => {
  await openMenu(page, '/_gallery?layout=default&menu=failed')
  await expect(menu(page).getByText('Das Menü steht gerade nicht zur Verfügung.')).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Zur Startseite' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Kontakt' })).toBeVisible()
})

test('an empty menu says so and leads on', async ({ page }) => {
  await openMenu(page, '/_gallery?layout=default&menu=empty')
  await expect(menu(page).getByText('In diesem Menü steht zurzeit nichts.')).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Zur Startseite' })).toBeVisible()
})

for (const width of [320, 375, 768, 1280, 1600])
  for (const name of ['twelveEntries', 'fiveLevels', 'longWords'])
    test(`the menu «${name}» fits a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 })
      await openMenu(page, `/_gallery?layout=default&menu=${name}`)
      await menu(page).locator('nav > ul > li > details > summary').last().click()
      const wide = await menu(page).evaluate((panel) =>
        [panel, ...panel.querySelectorAll('nav, ul, li, a, summary')]
          .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
          .filter((part) => getComputedStyle(part).display !== 'inline')
          .map((part) => part.textContent?.slice(0, 40)),
      )
      expect(wide).toEqual([])
      const last = menu(page).locator('details[open] a').last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
    })

test('the search field has the focus, its placeholder, and leads to the results', async ({
  page,
}) => {
  await page.goto('/de/')
  await searchButton(page).click()
  const field = search(page).getByPlaceholder('Suchbegriff eingeben')
  await expect(field).toBeFocused()
  await field.fill('Therme')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/suche/?q=Therme')
})

test('the search field has the focus also when the page came by a link', async ({ page }) => {
  await page.goto('/en/')
  await isLive(page)
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link').click()
  await expect(page).toHaveURL('/de/')
  await searchButton(page).click()
  await expect(page.getByPlaceholder('Suchbegriff eingeben')).toBeFocused()
})

test('search is offered in German only', async ({ page }) => {
  await page.goto('/en/')
  await expect(page.getByRole('banner').getByRole('button')).toHaveText(['Menu'])
  await expect(page.locator('#suche')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [375, 1280])
    test(`the menu goes down a level and «zurück» returns, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(deep)
      await menuButton(page).click()
      await entry(page, 'Rathaus').click()
      await entry(page, 'Bauen und Wohnen').click()
      await expect(menu(page).getByRole('link', { name: 'Baugebiete' })).toBeVisible()
      await back(page).click()
      await expect(menu(page).getByRole('link', { name: 'Aktuelles' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
    })

  for (const [path, title] of [
    ['/de/inhaltsverzeichnis/', 'Inhaltsverzeichnis'],
    ['/en/site-map/', 'Site map'],
  ] as const)
    test(`the whole menu is a page of plain links: ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const hrefs = (selector: string) =>
        page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      const inMenu = new Set(await hrefs('#menu nav li a'))
      const onPage = new Set(await hrefs('main section a'))
      expect(onPage.size).toBeGreaterThan(5)
      for (const href of onPage) expect(inMenu).toContain(href)
    })

  test('the page of all links is reached from the menu', async ({ page }) => {
    await page.goto('/de/')
    await menuButton(page).click()
    await menu(page).getByRole('link', { name: 'Alle Seiten' }).click()
    await expect(page).toHaveURL('/de/inhaltsverzeichnis/')
  })
})
