# frozen_string_literal: true

require 'net/http'
require 'openssl'
require 'zlib'

module Emberline
  # Sends requests with net/http. Threads can share it: each request has a connection to itself, which is reused later.
  class Transport
    TIMEOUTS = [Net::OpenTimeout, Net::ReadTimeout, Net::WriteTimeout, Errno::ETIMEDOUT].freeze
    FAILURES = [
      SystemCallError, SocketError, IOError, OpenSSL::SSL::SSLError, Zlib::Error,
      Net::HTTPBadResponse, Net::HTTPHeaderSyntaxError, Net::ProtocolError
    ].freeze
    private_constant :TIMEOUTS, :FAILURES

    def initialize
      @idle = Hash.new { |connections, origin| connections[origin] = [] }
      @lock = Mutex.new
    end

    # @param timeout [Numeric] seconds until the whole body must have arrived
    # @return [Response]
    # @raise [ConnectionError, TimeoutError]
    def call(method:, uri:, headers:, body:, timeout:)
      deadline = now + timeout
      connection = take(uri) || open(uri, timeout)
      response = guard(timeout) { exchange(connection, request(method, uri, headers, body), deadline) }
      give_back(uri, connection)
      connection = nil
      response
    ensure
      # Also after an interruption, such as Timeout.timeout: the rest of the response must not reach another request.
      close(connection) if connection
    end

    private

    def request(method, uri, headers, body)
      # net/http unpacks only what it asked for, and doesn't notice if a packed body ends early.
      made = Net::HTTPGenericRequest.new(method, !body.nil?, true, uri, {'Accept-Encoding' => 'gzip', **headers})
      made.body = body
      made
    end

    def exchange(connection, request, deadline)
      limit(connection, deadline)
      text = +''
      response = connection.request(request) do |started|
        started.read_body do |part|
          text << part
          limit(connection, deadline)
        end
      end
      length = response.content_length
      raise EOFError, 'the body is incomplete' if length && text.bytesize < length
      # net/http takes headers that end early for complete ones.
      is_cut = text.empty? && length.nil? && !response.chunked? && response.is_a?(Net::HTTPSuccess)
      raise EOFError, 'the response is incomplete' if is_cut && response.code != '204'

      text = Zlib.gunzip(text) if response['content-encoding'] == 'gzip' && !text.empty?
      headers = response.to_hash.transform_values { |values| values.join(', ') }
      Response.new(status: response.code.to_i, headers: headers, body: text)
    end

    # The timeouts of net/http are for one read. A slow body would never reach them.
    def limit(connection, deadline)
      left = deadline - now
      raise Net::ReadTimeout unless left.positive?

      # net/http may have to connect again.
      connection.open_timeout = left
      connection.ssl_timeout = left if connection.use_ssl?
      connection.read_timeout = left
      connection.write_timeout = left
    end

    def open(uri, timeout)
      # On its own, net/http takes the proxy for http for https, too.
      proxy = proxy_for(uri)
      # It also decodes only those that it finds itself.
      user, password = [proxy&.user, proxy&.password].map { |part| part && URI.decode_www_form_component(part) }
      connection = Net::HTTP.new(uri.hostname, uri.port, proxy&.hostname, proxy&.port, user, password)
      connection.use_ssl = uri.scheme == 'https'
      connection.open_timeout = timeout
      connection.ssl_timeout = timeout if connection.use_ssl?
      # net/http would repeat a GET on its own.
      connection.max_retries = 0
      guard(timeout) { connection.start }
    end

    def proxy_for(uri)
      uri.find_proxy
    rescue URI::InvalidURIError
      raise ConnectionError, 'The proxy in the environment must be a URL, such as http://127.0.0.1:3128.'
    end

    def guard(timeout)
      yield
    rescue *TIMEOUTS
      raise TimeoutError, "No complete response within #{timeout} seconds."
    rescue *FAILURES => e
      raise ConnectionError, "No response: #{e.message} (#{e.class})."
    end

    def take(uri)
      @lock.synchronize { @idle[key(uri)].pop }
    end

    def give_back(uri, connection)
      @lock.synchronize { @idle[key(uri)].push(connection) }
    end

    # A forked process must not use the sockets of its parent.
    def key(uri)
      [Process.pid, uri.scheme, uri.host, uri.port]
    end

    def close(connection)
      connection.finish if connection.started?
    rescue IOError
      # It was closed already.
    end

    def now
      Process.clock_gettime(Process::CLOCK_MONOTONIC)
    end
  end
end
