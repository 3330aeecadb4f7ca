/** True for a host name that never belongs to anybody: it is kept for examples and tests (RFC 2606). */
export const isReservedHost = (host: string): boolean =>
  /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/.test(host)
