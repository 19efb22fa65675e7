/** Requests that an account may send in an hour. Source: the header RateLimit-Limit of api/openapi.yaml; the test holds it to that. */
export const requestsPerHour = 10_000;
