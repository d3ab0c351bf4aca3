/** A separate module that tests can replace, because tests can neither reload their page nor replace its `location`. */
export const reloadPage = (): void => window.location.reload()
