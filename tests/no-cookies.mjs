/** The API reads no cookies, and MSW would collect them for every handler that it compares with a request. */
export const getAllRequestCookies = () => ({});
