import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadOnMissingCode } from './features/missing-code/index.ts'
import { loadTexts, spracheOfPath } from './i18n/index.ts'
import { isTemplate, loadTemplates } from './templates/index.ts'

reloadOnMissingCode(window)

/** Templates of the page as the server sent it. */
function templatesInDocument() {
  const places = document.querySelectorAll<HTMLElement>('[data-template]')
  return [...places].map(({ dataset }) => dataset.template ?? '').filter(isTemplate)
}

async function start() {
  await Promise.all([
    loadTexts(spracheOfPath(location.pathname)),
    loadTemplates(templatesInDocument()),
  ])
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
}

// Without the code of its views the page stays as the server sent it: readable, with every link.
start().catch(reportError)
