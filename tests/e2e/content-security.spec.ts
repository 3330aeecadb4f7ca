import { expect, test } from '@playwright/test'
import { isAwake } from '../support/awake.ts'

// The policy names the page's own scripts by hash (decision 0004, reliability T44).

const address = '/de/thermalbad/'

test('the scripts of a cached page run, at the first visit and at the next', async ({ page }) => {
  for (const visit of ['first', 'next']) {
    // Each worker has a cache of its own, so the first answers may be misses.
    await expect(async () => {
      const answer = await page.goto(address)
      expect(answer?.headers()['x-cache'], visit).toBe('hit')
    }).toPass()
    await isAwake(page)
  }
})

test('a script that does not belong to the page is refused', async ({ page }) => {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch()
    const planted = '<script>document.documentElement.dataset.planted = "1"</script></body>'
    const body = (await response.text()).replace('</body>', planted)
    await route.fulfill({ response, body })
  })
  const refusals: string[] = []
  page.on('console', (message) => refusals.push(message.text()))
  await page.goto(address)
  await isAwake(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-planted')
  expect(refusals.filter((text) => text.includes('Content Security Policy'))).toHaveLength(1)
})
