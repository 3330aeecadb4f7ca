import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Ends what hangs and judges nothing: the first import of a part may take seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})
