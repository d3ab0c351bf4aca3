/** A separate module, because tests can neither reload their page nor replace its `location`. */
export const reloadPage = (): void => window.location.reload()
