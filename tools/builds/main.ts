import { buildWhatChanged } from '../stack/index.ts'

/** `npm run build`: builds what changed, for a server. */
await buildWhatChanged(new AbortController().signal)
