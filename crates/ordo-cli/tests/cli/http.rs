//! Blocking calls to a running server.

use ordo_client::Client;
use ordo_client::reqwest::{Method, RequestBuilder};
use tokio::runtime::Builder;

/// A response.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) text: String,
}

/// Runs a future to completion.
pub(crate) fn block_on<T>(future: impl Future<Output = T>) -> T {
    let runtime = Builder::new_current_thread().enable_all().build();
    runtime.unwrap().block_on(future)
}

/// A client of the server at this address, with or without `http://`.
pub(crate) fn client(address: &str) -> Client {
    let host = address.strip_prefix("http://").unwrap_or(address);
    Client::new(format!("http://{host}").parse().unwrap()).unwrap()
}

/// A client with a new secret.
pub(crate) fn registered(address: &str) -> Client {
    let mut client = client(address);
    block_on(client.register()).unwrap();
    client
}

pub(crate) fn get(address: &str, path: &str) -> Answer {
    send(client(address).request(Method::GET, path))
}

/// A request with a given `Host`.
pub(crate) fn get_from(address: &str, host: &str, path: &str) -> Answer {
    send(
        client(address)
            .request(Method::GET, path)
            .header("Host", host),
    )
}

pub(crate) fn send(request: RequestBuilder) -> Answer {
    block_on(async {
        let response = request.send().await.unwrap();
        Answer {
            status: response.status().as_u16(),
            text: response.text().await.unwrap(),
        }
    })
}
