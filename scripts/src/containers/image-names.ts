/** An image as it is built here, without the digest that only a registry gives. */
export const withoutDigest = (image: string): string => image.replace(/@sha256:[\da-f]{64}$/, '');

/** An image without digest and tag. */
export const repositoryOf = (image: string): string => withoutDigest(image).replace(/:[^:/]*$/, '');
