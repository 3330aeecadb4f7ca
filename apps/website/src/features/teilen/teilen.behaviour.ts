import type { Behaviour } from '../../ui/behaviour/index.ts'

function partOf(root: HTMLElement, act: 'share' | 'copy' | 'print'): HTMLButtonElement | null {
  return root.querySelector(`[data-act="${act}"]`)
}

/** What the device passes on; somebody who changes his mind is no failure. */
async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

async function copy(address: string, status: HTMLElement): Promise<void> {
  const { copied = '', failed = '' } = status.dataset
  try {
    await navigator.clipboard.writeText(address)
    status.textContent = copied
  } catch {
    status.textContent = `${failed} ${address}` // said to the reader, who can mark it
  }
}

/** Shows a button, now that it works. */
function offer(button: HTMLButtonElement | null, act: () => void): void {
  button?.removeAttribute('hidden')
  button?.addEventListener('click', act)
}

/** Shows what this browser can do: share where it knows how, else copy the address, and print. */
export const start: Behaviour = (root) => {
  const { titel = '', address = '' } = root.dataset
  const status = root.querySelector<HTMLElement>('[role="status"]')
  const data = { title: titel, url: address }
  const canShare = 'share' in navigator && navigator.canShare(data)
  const act = () => {
    const done = canShare || !status ? share(data) : copy(address, status)
    done.catch((error: unknown) => reportError(error))
  }
  offer(partOf(root, canShare ? 'share' : 'copy'), act)
  offer(partOf(root, 'print'), () => print())
}
