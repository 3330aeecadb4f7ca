import { expect, type Page, test } from '@playwright/test'
import { deep, entry, isLive, menu, menuButton, openMenu } from '../support/menu.ts'

// Spec 4, menu: its levels; spec 8, a menu that fails.

const back = (page: Page) => menu(page).getByText('zurück').filter({ visible: true })

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
  await menu(page).locator('details[open] a').first().click()
  await expect(menu(page)).toBeHidden()
  await menuButton(page).click()
  await expect(menu(page).locator('[aria-current=page]')).toBeVisible()
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

for (const name of ['twelveEntries', 'fiveLevels', 'longWords'])
  test(`the menu «${name}» fits a window of 320, 375, 768, 1280 and 1600 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openMenu(page, `/_gallery?layout=default&menu=${name}`)
    await menu(page).locator('nav > ul > li > details > summary').last().click()
    const last = menu(page).locator('details[open] a').filter({ visible: true }).last()
    for (const width of [320, 375, 768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 640 })
      await menu(page).evaluate((panel) =>
        Promise.allSettled(panel.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      )
      const wide = await menu(page).evaluate((panel) =>
        [panel, ...panel.querySelectorAll('nav, ul, li, a, summary')]
          .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
          .filter((part) => getComputedStyle(part).display !== 'inline')
          .map((part) => part.textContent?.slice(0, 40)),
      )
      expect(wide, `at ${width} px`).toEqual([])
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
    }
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

  test('a browser that cannot open a menu gets it as a page', async ({ page }) => {
    await page.route('**/*.css', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll('not selector(:popover-open)', '(color:red)')
      await route.fulfill({ response: answer, body })
    })
    await page.goto('/de/')
    await expect(menuButton(page)).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Menü' }).click()
    await expect(page).toHaveURL('/de/inhaltsverzeichnis/')
    await page.unrouteAll({ behavior: 'wait' })
  })

  test('the page of all links is reached from the menu', async ({ page }) => {
    await page.goto('/de/')
    await menuButton(page).click()
    await menu(page).getByRole('link', { name: 'Alle Seiten' }).click()
    await expect(page).toHaveURL('/de/inhaltsverzeichnis/')
  })
})

test('A10: while the menu closes, its columns stay where they are', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await openMenu(page, deep)
  const nav = page.locator('#menu nav').first()
  await page
    .locator('#menu')
    .evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)))
  const before = await nav.evaluate((inner) =>
    inner instanceof HTMLElement ? [inner.offsetWidth, inner.offsetTop] : [],
  )
  const seen = await page.locator('#menu').evaluate(async (panel) => {
    const inner = panel.querySelector<HTMLElement>('nav')
    const sizes: number[][] = []
    if (panel instanceof HTMLElement) panel.hidePopover()
    for (let frame = 0; frame < 12 && inner; frame += 1) {
      await new Promise(requestAnimationFrame)
      if (inner.offsetWidth > 0) sizes.push([inner.offsetWidth, inner.offsetTop])
    }
    return sizes
  })
  expect(seen.length).toBeGreaterThan(2)
  for (const size of seen) expect(size).toEqual(before)
})
