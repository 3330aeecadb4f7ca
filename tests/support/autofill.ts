import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumArguments, chromiumPath } from './chromium.ts'

/** Somebody whose browser knows them, and where they work. */
const known = {
  NAME_FULL: 'Renate Hollerbusch',
  NAME_FIRST: 'Renate',
  NAME_LAST: 'Hollerbusch',
  COMPANY_NAME: 'Hollerbusch GmbH',
  EMAIL_ADDRESS: 'renate@post.example',
  PHONE_HOME_WHOLE_NUMBER: '+493023125911',
  ADDRESS_HOME_LINE1: 'Gerbergasse 3',
  ADDRESS_HOME_STREET_ADDRESS: 'Gerbergasse 3',
  ADDRESS_HOME_ZIP: '00375',
  ADDRESS_HOME_CITY: 'Silbertal',
  ADDRESS_HOME_COUNTRY: 'DE',
}

const address = { fields: Object.entries(known).map(([name, value]) => ({ name, value })) }

/** A browser that fills in addresses; Chromium without a window at all knows nothing of them. */
export function launchWithAutofill(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
}

async function numberOf(session: CDPSession, selector: string): Promise<number> {
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { node } = await session.send('DOM.describeNode', { nodeId })
  return node.backendNodeId
}

/** What the browser fills in when it is asked once; nothing while it does not know the form yet. */
async function fillOnce(session: CDPSession, fieldId: number): Promise<string[]> {
  const filled = new Promise<string[]>((resolve) => {
    session.once('Autofill.addressFormFilled', ({ filledFields }) =>
      resolve(filledFields.flatMap(({ name, value }) => (value === '' ? [] : [name]))),
    )
  })
  await session.send('Autofill.trigger', { fieldId, address })
  return filled
}

/**
 * Lets the browser fill in the form that a field belongs to; answers with the names of what it
 * filled. It looks at forms when it has time and now and then overlooks one, so it is asked until it
 * knows the form, and after some tries on a page loaded anew.
 */
export async function autofill(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('Autofill.enable')
  await session.send('Autofill.setAddresses', { addresses: [address] })
  for (let tries = 1; tries <= 30; tries += 1) {
    const filled = await fillOnce(session, await numberOf(session, selector))
    if (filled.length > 0) return filled
    if (tries % 10 === 0) await page.reload({ waitUntil: 'networkidle' })
    await page.waitForTimeout(200)
  }
  return []
}
