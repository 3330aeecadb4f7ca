declare module '@20minutes/s3rver' {
  /** What we use of it: a server that speaks S3 and keeps its objects in a folder. */
  class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string }[]
    })
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
  export = S3rver
}
