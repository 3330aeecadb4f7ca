import { startStack, startWebsiteAlone, watchingServices } from '../stack/index.ts'
import { runUntilStopped } from '../start/run-until-stopped.ts'

/** `npm run dev` watches everything; `--website` is the website alone on example content. */
await runUntilStopped((settings, signal) =>
  process.argv.includes('--website')
    ? startWebsiteAlone(settings, signal)
    : startStack(settings, signal, watchingServices(settings)),
)
