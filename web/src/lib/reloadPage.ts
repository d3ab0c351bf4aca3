/** By a name of its own: the page of a test cannot be loaded anew, nor its `location` be another. */
export const reloadPage = (): void => window.location.reload()
