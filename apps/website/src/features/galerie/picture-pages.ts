/** What the viewer takes of the page of one picture. */
export type PicturePart = {
  picture: HTMLElement
  /** «Bild 3 von 24». */
  place: string
  title: string
  /** Addresses of its neighbours. */
  previous: string | null
  next: string | null
}

function addressIn(page: Element, relation: 'prev' | 'next'): string | null {
  return page.querySelector(`a[rel="${relation}"]`)?.getAttribute('href') ?? null
}

/** Reads the page of a picture; null for any other page. */
export function readPicturePage(html: string): PicturePart | null {
  const answer = new DOMParser().parseFromString(html, 'text/html')
  const page = answer.querySelector('[data-picture-page]')
  const picture = page?.querySelector('figure')?.parentElement
  if (!(page && picture)) return null
  return {
    // Taken over into this document, so that its files are asked for.
    picture: document.importNode(picture, true),
    place: page.querySelector('[data-place]')?.textContent ?? '',
    title: answer.title,
    previous: addressIn(page, 'prev'),
    next: addressIn(page, 'next'),
  }
}

/** Fetches pages of pictures, each once; one that does not come is asked for again next time. */
export function createPicturePages(fetchPage: typeof fetch = fetch) {
  const pages = new Map<string, Promise<PicturePart | null>>()
  async function ask(address: string): Promise<PicturePart | null> {
    const answer = await fetchPage(address)
    return answer.ok ? readPicturePage(await answer.text()) : null
  }
  return (address: string): Promise<PicturePart | null> => {
    const known = pages.get(address)
    if (known) return known
    // A line that breaks off is no failure of ours: the browser will say so on the page itself.
    const asked = ask(address).catch(() => null)
    pages.set(address, asked)
    void asked.then((part) => part ?? pages.delete(address))
    return asked
  }
}
